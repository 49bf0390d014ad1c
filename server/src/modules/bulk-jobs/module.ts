import { defineModule, job } from '../../core/module';
import { BulkJobEntity, BulkJobItemEntity } from './bulk-job.entity';
import { RUN_BULK_JOB } from './bulk-job.jobs';
import { BulkJobResolver } from './bulk-job.resolver';
import type { Services } from '../../services';

export const bulkJobsModule = defineModule<Services>({
  name: 'bulk-jobs',
  entities: [BulkJobEntity, BulkJobItemEntity],
  reads: ['activity_speakers', 'agenda_entries', 'attendees', 'bookmarks', 'companies', 'meetings', 'users'],
  resolvers: (services) => [new BulkJobResolver(services.bulkJobs, services.bulkUndo)],
  jobs: [job(RUN_BULK_JOB, ({ bulkRuns }, ctx, data) => bulkRuns.run(ctx, data))],
});
