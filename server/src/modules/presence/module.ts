import { defineModule } from '../../core/module';
import { presenceFeed } from './presence-feed';
import { PresenceResolver } from './presence.resolver';

export const presenceModule = defineModule({
  name: 'presence',
  reads: ['attendees', 'event_members'],
  resolvers: [PresenceResolver],
  start: async (runtime) => {
    const feed = presenceFeed(runtime);
    return () => feed.close();
  },
});
