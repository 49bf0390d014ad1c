import { defineModule } from '../../core/module';
import { LeavingResolver } from './leaving.resolver';
import { AttendeeRemovalResolver, UserRemovalResolver } from './removal.resolver';
import type { Services } from '../../services';

export const leavingModule = defineModule<Services>({
  name: 'leaving',
  reads: [
    'activities',
    'activity_speakers',
    'agenda_entries',
    'attendees',
    'bookmarks',
    'companies',
    'events',
    'interest_groups',
    'interest_terms',
    'mails',
    'meetings',
    'messages',
    'pods',
    'users',
  ],
  resolvers: (services) => [
    new LeavingResolver(services.leaving, services.ownData),
    new AttendeeRemovalResolver(),
    new UserRemovalResolver(),
  ],
});
