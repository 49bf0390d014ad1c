import type { RequestContext } from './core/request/context';
import { tidyChanges } from './core/changes/change-cursor';
import { deleteExpiredKeys } from './core/idempotency/idempotency.queries';
import { defineJob, type AnyJobKind, type JobHandler } from './core/jobs/jobs';
import { job } from './core/module';
import { modules } from './modules';

/** Deletes the answers to requests with an `Idempotency-Key` once their 24 hours are over; every hour. */
const tidyIdempotencyKeys = job(
  defineJob('idempotency.tidy', { cron: '25 * * * *', expireSeconds: 600, isHousekeeping: true }),
  (ctx) => deleteExpiredKeys(ctx, {}),
);

/** Deletes changes once their 24 hours are over; every ten minutes. */
const tidyEventChanges = job(
  defineJob('changes.tidy', { cron: '*/10 * * * *', expireSeconds: 600, isHousekeeping: true }),
  (ctx) => tidyChanges(ctx.db),
);

const jobs = [tidyIdempotencyKeys, tidyEventChanges, ...modules.flatMap((module) => module.jobs ?? [])];

/** Every kind of job, for the queue's tables. */
export const jobKinds: readonly AnyJobKind[] = jobs.map(({ kind }) => kind);

/** The handler of each kind. Jobs run without a viewer, with the base address of the request that added them. */
export const createJobHandlers = (systemContext: (siteUrl?: string) => RequestContext): JobHandler[] =>
  jobs.map(({ kind, run }) => ({
    kind,
    run: (data: never) => run(systemContext((data as { siteUrl?: string }).siteUrl), data),
  }));
