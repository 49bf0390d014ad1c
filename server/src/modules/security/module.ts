import { defineModule, job } from '../../core/module';
import { writeCounts } from './failure-counts';
import { SecurityEventEntity } from './security-event.entity';
import { dropOldSecurityEvents } from './security-log.service';
import { TIDY_SECURITY_LOG } from './security.jobs';
import { SecurityResolver } from './security.resolver';
import { ownSecurityEvents } from './security.queries';

export const securityModule = defineModule({
  name: 'security',
  entities: [SecurityEventEntity],
  resolvers: [SecurityResolver],
  jobs: [job(TIDY_SECURITY_LOG, dropOldSecurityEvents)],
  start: async (runtime) => () => writeCounts(runtime),
  ownData: { user: { securityEvents: ownSecurityEvents } },
});
