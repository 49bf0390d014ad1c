import { defineModule } from '../../core/module';

export const eventAccessModule = defineModule({
  name: 'event-access',
  // Who may enter which event; rows are joined with it where they are read for somebody.
  views: ['event_members'],
  reads: ['attendees', 'events', 'users'],
});
