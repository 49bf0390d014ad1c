import { defineModule } from '../../core/module';
import { RegistrationResolver } from './registration.resolver';
import { joiningRows } from './registration.rest';

export const registrationModule = defineModule({
  name: 'registration',
  resolvers: [RegistrationResolver],
  routes: [{ position: 50, rows: joiningRows }],
});
