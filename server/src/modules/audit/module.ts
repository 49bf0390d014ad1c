import { personErasing } from '../../core/request/erasure';
import { defineModule } from '../../core/module';
import { AuditEntryEntity } from './audit-entry.entity';
import { AuditResolver } from './audit.resolver';
import { eraseLoggedValues, ownChanges } from './audit.queries';

export const auditModule = defineModule({
  name: 'audit',
  entities: [AuditEntryEntity],
  reads: ['message_reports', 'messages'],
  hooks: [personErasing.on(eraseLoggedValues)],
  resolvers: [AuditResolver],
  ownData: { user: { changes: ownChanges } },
});
