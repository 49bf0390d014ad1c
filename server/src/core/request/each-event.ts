import type { RequestContext } from './context';

/** Does work of a job for one after another; one that fails is logged, keeps no other from its turn, and fails the job at the end. */
export async function forEachEvent<Due extends { eventId: string }>(
  ctx: RequestContext,
  due: readonly Due[],
  work: (one: Due) => Promise<unknown>,
): Promise<void> {
  let failed = 0;
  for (const one of due) {
    try {
      await work(one);
    } catch (error) {
      failed += 1;
      ctx.log.event('job.event-failed', { err: error, eventId: one.eventId });
    }
  }
  if (failed > 0) throw new Error(`${failed} of ${due.length} events failed`);
}
