import { defineJob } from '../../core/jobs/jobs';

/** Removes unused pictures; every night. */
export const REMOVE_UNUSED_PICTURES = defineJob('uploads.remove-unused', {
  cron: '20 3 * * *',
  expireSeconds: 900,
});
