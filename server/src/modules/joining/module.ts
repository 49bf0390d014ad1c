import { defineModule } from '../../core/module';
import { JoiningResolver } from './joining.resolver';

export const joiningModule = defineModule({
  name: 'joining',
  reads: ['attendees', 'events', 'users'],
  resolvers: [JoiningResolver],
});
