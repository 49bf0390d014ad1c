import { defineModule } from '../../core/module';

export const eventAccessModule = defineModule({
  name: 'event-access',
  // Whom rules of groups cannot hide from each other, and the attendees who may enter each event; statements join their rows with them.
  views: ['attendee_ties', 'event_members'],
  reads: ['activity_speakers', 'attendees', 'event_staff', 'events', 'users'],
});
