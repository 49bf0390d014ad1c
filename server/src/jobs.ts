import type { RequestContext } from './core/context';
import { tidyIdempotencyKeys } from './core/idempotency/idempotency.jobs';
import type { AnyJobKind, JobHandler } from './core/jobs/jobs';
import { modules } from './modules';

const jobs = [tidyIdempotencyKeys, ...modules.flatMap((module) => module.jobs ?? [])];

/** Every kind of job, for the queue's tables. */
export const jobKinds: readonly AnyJobKind[] = jobs.map(({ kind }) => kind);

/** The handler of each kind. Jobs run without a viewer, with the base address of the request that added them. */
export const createJobHandlers = (systemContext: (siteUrl?: string) => RequestContext): JobHandler[] =>
  jobs.map(({ kind, run }) => ({
    kind,
    run: (data: never) => run(systemContext((data as { siteUrl?: string }).siteUrl), data),
  }));
