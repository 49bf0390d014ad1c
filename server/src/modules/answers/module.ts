import { defineModule } from '../../core/module';
import { ownAnswers } from './answer.queries';

export const answersModule = defineModule({
  name: 'answers',
  reads: ['attendee_groups', 'attendees', 'event_fields'],
  ownData: { profile: { answers: ownAnswers } },
});
