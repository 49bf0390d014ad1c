import { defineModule } from '../../core/module';

export const eventAccessModule = defineModule({
  name: 'event-access',
  // The attendees who may enter each event; statements join their rows with it.
  views: ['event_members'],
  reads: ['attendees', 'events', 'users'],
});
