import { defineModule } from '../../core/module';
import { PresenceResolver } from './presence.resolver';

export const presenceModule = defineModule({
  name: 'presence',
  reads: ['attendees', 'event_members'],
  resolvers: [PresenceResolver],
});
