import { defineModule } from '../../core/module';
import { ProfileResolver } from './profile.resolver';
import { profileRows } from './profile.rest';

export const profilesModule = defineModule({
  name: 'profiles',
  reads: ['events', 'users'],
  resolvers: [ProfileResolver],
  routes: [{ position: 60, rows: profileRows }],
});
