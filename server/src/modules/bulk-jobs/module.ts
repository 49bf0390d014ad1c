import { defineModule, job } from '../../core/module';
import { BulkJobEntity, BulkJobItemEntity } from './bulk-job.entity';
import { RUN_BULK_JOB } from './bulk-job.jobs';
import { BulkJobResolver } from './bulk-job.resolver';
import { runBulkJob } from './bulk-run.service';

export const bulkJobsModule = defineModule({
  name: 'bulk-jobs',
  entities: [BulkJobEntity, BulkJobItemEntity],
  reads: [
    'activity_speakers',
    'agenda_entries',
    'attendee_groups',
    'attendees',
    'bookmarks',
    'meetings',
    'users',
  ],
  resolvers: [BulkJobResolver],
  jobs: [job(RUN_BULK_JOB, runBulkJob)],
});
