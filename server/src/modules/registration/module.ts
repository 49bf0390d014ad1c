import { defineModule } from '../../core/module';
import { RegistrationResolver } from './registration.resolver';
import { invitationRows, joiningRows } from './registration.rest';

export const registrationModule = defineModule({
  name: 'registration',
  reads: ['attendees', 'events', 'users'],
  resolvers: [RegistrationResolver],
  routes: [
    { position: 40, rows: invitationRows },
    { position: 50, rows: joiningRows },
  ],
});
