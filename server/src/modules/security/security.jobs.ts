import { defineJob } from '../../core/jobs/jobs';

/** Removes what the security log has kept for 90 days; every night. */
export const TIDY_SECURITY_LOG = defineJob('security.tidy', {
  cron: '40 3 * * *',
  expireSeconds: 900,
  isHousekeeping: true,
});
