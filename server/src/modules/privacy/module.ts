import { defineModule } from '../../core/module';
import { PrivacyResolver } from './privacy.resolver';
import { AttendeeRemovalResolver, UserRemovalResolver } from './removal.resolver';

export const privacyModule = defineModule({
  name: 'privacy',
  reads: [
    'activity_speakers',
    'agenda_entries',
    'attendees',
    'bookmarks',
    'companies',
    'events',
    'meetings',
    'users',
  ],
  resolvers: [PrivacyResolver, AttendeeRemovalResolver, UserRemovalResolver],
});
