import { defineJob } from '../../core/jobs/jobs';
import { defineModule, job } from '../../core/module';
import { EventErasureEntity } from './event-erasure.entity';
import { KeepingResolver } from './keeping.resolver';
import { eraseDueEvents } from './keeping.service';

/** One event of 20,000 people takes a while; an hour later the next run goes on. */
const ERASE_DUE = defineJob('keeping.erase-due', { cron: '35 * * * *', expireSeconds: 3_000, retries: 0 });

export const keepingModule = defineModule({
  name: 'keeping',
  entities: [EventErasureEntity],
  reads: ['attendees', 'events', 'users'],
  resolvers: [KeepingResolver],
  jobs: [job(ERASE_DUE, eraseDueEvents)],
});
