import type { RequestContext } from '../../core/request/context';
import { FairQueue } from '../../core/admission/fair-queue';

/** A decoded 50-megapixel picture takes about 200 MB, so at most two are decoded at once per server. */
const queue = new FairQueue({ total: 2, perKey: 2, maxWaiting: 250 });

/** Makes a width of a picture, which is the same work for all who ask for it. */
export const makeVariant = <Result>(work: () => Promise<Result>): Promise<Result> =>
  queue.run('variants', work);

/** Runs image work in turn with that of other callers. SERVICE_UNAVAILABLE where too much of this one is waiting already. */
export const inPictureQueue = <Result>(
  { request, callerKey }: RequestContext,
  work: () => Promise<Result>,
): Promise<Result> => queue.run(callerKey, work, request.onWait);
