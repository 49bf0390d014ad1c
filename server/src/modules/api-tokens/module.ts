import { defineModule } from '../../core/module';
import { ApiTokenEntity } from './api-token.entity';
import { ApiTokenResolver } from './api-token.resolver';
import { listenForRevokedTokens } from './api-token.service';

export const apiTokensModule = defineModule({
  name: 'api-tokens',
  entities: [ApiTokenEntity],
  // Whether what a token names belongs to its event.
  reads: ['activities', 'attendees', 'check_ins', 'companies', 'events', 'meetings', 'pods', 'users'],
  resolvers: [ApiTokenResolver],
  start: listenForRevokedTokens,
});
