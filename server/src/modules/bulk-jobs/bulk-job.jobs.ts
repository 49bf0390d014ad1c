import { defineJob } from '../../core/jobs/jobs';

/** Does a part of a bulk job. One that lost its server is found after half a minute, and goes on where it stopped. */
export const RUN_BULK_JOB = defineJob<{ jobId: string }>('bulk-jobs.run', { expireSeconds: 30 });
