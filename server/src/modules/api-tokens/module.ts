import { defineJob } from '../../core/jobs/jobs';
import { defineModule, job } from '../../core/module';
import { ApiTokenEntity } from './api-token.entity';
import { ApiTokenResolver } from './api-token.resolver';
import { listenForRevokedTokens } from './api-token.service';
import { ApiTokenUsageEntity } from './token-usage.entity';
import { deleteOldUsage } from './token-usage.queries';
import { writeUsage } from './token-usage.service';

const TIDY_USAGE = defineJob('api-tokens.tidy', { cron: '50 3 * * *', isHousekeeping: true });

export const apiTokensModule = defineModule({
  name: 'api-tokens',
  entities: [ApiTokenEntity, ApiTokenUsageEntity],
  // Whether what a token names belongs to its event.
  reads: ['activities', 'attendees', 'check_ins', 'companies', 'events', 'meetings', 'pods', 'users'],
  resolvers: [ApiTokenResolver],
  jobs: [job(TIDY_USAGE, (ctx) => deleteOldUsage(ctx, {}))],
  async start(runtime) {
    const stop = await listenForRevokedTokens(runtime);
    return () => {
      stop();
      return writeUsage(runtime);
    };
  },
});
