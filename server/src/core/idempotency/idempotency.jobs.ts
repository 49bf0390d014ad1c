import { defineJob } from '../jobs/jobs';
import { job } from '../module';
import { deleteExpiredKeys } from './idempotency.queries';

/** Deletes the answers to requests with an `Idempotency-Key` once their 24 hours are over; every hour. */
export const tidyIdempotencyKeys = job(
  defineJob('idempotency.tidy', { cron: '25 * * * *', expireSeconds: 600 }),
  (ctx) => deleteExpiredKeys(ctx, {}),
);
