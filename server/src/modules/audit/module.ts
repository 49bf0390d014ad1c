import { defineModule } from '../../core/module';
import { AuditEntryEntity } from './audit-entry.entity';
import { AuditResolver } from './audit.resolver';
import { ownChanges } from './audit.queries';

export const auditModule = defineModule({
  name: 'audit',
  entities: [AuditEntryEntity],
  resolvers: [AuditResolver],
  ownData: { user: { changes: ownChanges } },
});
