import { defineModule } from '../../core/module';
import { MailChoiceResolver } from './mail-choice.resolver';
import { mailChoiceRows } from './mail-choice.rest';
import { ProfileResolver } from './profile.resolver';
import { profileRows } from './profile.rest';

export const profilesModule = defineModule({
  name: 'profiles',
  reads: ['attendees', 'events', 'mail_keys', 'users'],
  resolvers: [ProfileResolver, MailChoiceResolver],
  routes: [
    { position: 60, rows: profileRows },
    { position: 65, rows: mailChoiceRows },
  ],
});
