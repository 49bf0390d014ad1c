import { defineModule } from '../../core/module';

export const liveAccessModule = defineModule({
  name: 'live-access',
  reads: ['attendees', 'unreachable', 'event_members', 'sessions', 'users'],
});
