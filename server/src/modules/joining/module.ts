import { defineModule } from '../../core/module';
import { JoiningResolver } from './joining.resolver';
import type { Services } from '../../services';

export const joiningModule = defineModule<Services>({
  name: 'joining',
  reads: ['attendees', 'events', 'users'],
  resolvers: (services) => [new JoiningResolver(services.joining, services.invitationCodes)],
});
