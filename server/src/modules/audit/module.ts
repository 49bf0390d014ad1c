import { defineModule } from '../../core/module';
import { AuditEntryEntity } from './audit-entry.entity';
import { AuditResolver } from './audit.resolver';

export const auditModule = defineModule({
  name: 'audit',
  entities: [AuditEntryEntity],
  resolvers: [AuditResolver],
});
