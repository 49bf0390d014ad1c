import { defineJob } from '../../core/jobs/jobs';
import { defineModule, job } from '../../core/module';
import { EventFieldEntity } from './event-field.entity';
import { EventFieldResolver } from './event-field.resolver';
import { eraseExpiredAnswers } from './event-field.service';

const ERASE_EXPIRED = defineJob('event-fields.erase-expired', { cron: '20 4 * * *', isHousekeeping: true });

export const eventFieldsModule = defineModule({
  name: 'event-fields',
  entities: [EventFieldEntity],
  reads: ['attendee_groups', 'attendees', 'events'],
  resolvers: [EventFieldResolver],
  jobs: [job(ERASE_EXPIRED, eraseExpiredAnswers)],
});
