import { defineModule } from '../../core/module';
import { JoiningResolver } from './joining.resolver';
import { invitationRows, joiningRows } from './joining.rest';

export const joiningModule = defineModule({
  name: 'joining',
  reads: ['attendees', 'events', 'users'],
  resolvers: [JoiningResolver],
  routes: [
    { position: 40, rows: invitationRows },
    { position: 50, rows: joiningRows },
  ],
});
