import { defineModule } from '../../core/module';
import { EventProfileResolver } from './event-profile.resolver';
import { ProfileResolver } from './profile.resolver';
import { profileRows } from './profile.rest';

export const profilesModule = defineModule({
  name: 'profiles',
  reads: ['events', 'users'],
  resolvers: [ProfileResolver, EventProfileResolver],
  routes: [{ position: 60, rows: profileRows }],
});
