import { defineModule } from '../../core/module';
import { BackupEntity } from './backup.entity';
import { ServerEntity } from './server.entity';
import { SystemHealthResolver } from './system-health.resolver';
import { reportServer } from './system-health.service';

export const systemHealthModule = defineModule({
  name: 'system-health',
  entities: [ServerEntity, BackupEntity],
  reads: ['mails', 'webhook_deliveries', 'webhooks'],
  resolvers: [SystemHealthResolver],
  start: reportServer,
});
