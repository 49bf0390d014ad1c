import { defineModule } from '../../core/module';
import { LeavingResolver } from './leaving.resolver';
import { AttendeeRemovalResolver, UserRemovalResolver } from './removal.resolver';

export const leavingModule = defineModule({
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

    'meetings',
    'messages',
    'pods',
    'users',
  ],
  resolvers: [LeavingResolver, AttendeeRemovalResolver, UserRemovalResolver],
});
