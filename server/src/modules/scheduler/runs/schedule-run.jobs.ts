import { defineJob } from '../../../core/jobs/jobs';

/** Computes a timetable. It is not tried again: one that lost its server has failed, and is started again by people. */
export const COMPUTE_TIMETABLE = defineJob<{ runId: string }>('scheduler.compute', {
  retries: 0,
  expireSeconds: 900,
  isHousekeeping: true,
});

/** Ends runs that lost their server; every minute. */
export const FAIL_LOST_RUNS = defineJob('scheduler.fail-lost', { cron: '* * * * *', isHousekeeping: true });
