import { defineModule } from '../../core/module';
import { PresenceResolver } from './presence.resolver';
import type { Services } from '../../services';

export const presenceModule = defineModule<Services>({
  name: 'presence',
  reads: ['attendees', 'events'],
  resolvers: (services) => [new PresenceResolver(services.presence)],
});
