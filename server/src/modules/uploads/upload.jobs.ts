import { defineJob } from '../../core/jobs/jobs';

/** Removes pictures that nobody uses; every night. */
export const REMOVE_UNUSED_PICTURES = defineJob('uploads.remove-unused', {
  cron: '20 3 * * *',
  expireSeconds: 900,
});
