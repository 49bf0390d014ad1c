import { defineModule } from '../../core/module';
import { AuditEntryEntity } from './audit-entry.entity';
import { AuditResolver } from './audit.resolver';
import type { Services } from '../../services';

export const auditModule = defineModule<Services>({
  name: 'audit',
  entities: [AuditEntryEntity],
  resolvers: (services) => [new AuditResolver(services.audit)],
});
