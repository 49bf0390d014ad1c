import { defineModule } from '../../core/module';
import { LeavingResolver } from './leaving.resolver';
import { AttendeeRemovalResolver, UserRemovalResolver } from './removal.resolver';

export const leavingModule = defineModule({
  name: 'leaving',
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
  resolvers: [LeavingResolver, AttendeeRemovalResolver, UserRemovalResolver],
});
