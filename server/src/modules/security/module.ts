import { defineModule, job } from '../../core/module';
import { SecurityEventEntity } from './security-event.entity';
import { TIDY_SECURITY_LOG } from './security.jobs';
import { SecurityResolver } from './security.resolver';
import type { Services } from '../../services';

export const securityModule = defineModule<Services>({
  name: 'security',
  entities: [SecurityEventEntity],
  resolvers: (services) => [new SecurityResolver(services.securityLog)],
  jobs: [job(TIDY_SECURITY_LOG, ({ securityLog }, ctx) => securityLog.tidy(ctx))],
});
