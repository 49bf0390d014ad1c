import { defineModule } from '../../core/module';

export const eventAccessModule = defineModule({
  name: 'event-access',
  reads: ['attendees', 'events', 'users'],
});
