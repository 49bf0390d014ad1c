import type { RequestContext } from './core/context';
import type { AnyJobKind, JobHandler } from './core/jobs/jobs';
import { modules } from './modules';
import type { Services } from './services';

const jobs = modules.flatMap((module) => module.jobs ?? []);

/** Every kind of job, for the queue's tables. */
export const jobKinds: readonly AnyJobKind[] = jobs.map(({ kind }) => kind);

/** The handler of each kind. Jobs run without a viewer, with the base address of the request that added them. */
export const createJobHandlers = (
  services: Services,
  systemContext: (siteUrl?: string) => RequestContext,
): JobHandler[] =>
  jobs.map(({ kind, run }) => ({
    kind,
    run: (data: never) => run(services, systemContext((data as { siteUrl?: string }).siteUrl), data),
  }));
