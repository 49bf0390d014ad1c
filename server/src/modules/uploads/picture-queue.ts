import pLimit from 'p-limit';
import { AppError } from '../../core/errors';

interface QueueOptions {
  /** How many run at once. */
  concurrency: number;
  /** How many may wait; more are refused. */
  maxWaiting: number;
}

/** Runs image work in turn. SERVICE_UNAVAILABLE where too much is waiting already. */
export const createPictureQueue = ({ concurrency, maxWaiting }: QueueOptions) => {
  const limit = pLimit(concurrency);
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (limit.pendingCount >= maxWaiting)
      throw new AppError('SERVICE_UNAVAILABLE', 'Too many pictures are being processed. Please try again.', {
        retryAfter: 2,
      });
    return limit(work);
  };
};

/** A decoded 50-megapixel picture takes about 200 MB, so at most two are decoded at once per server. */
export const inPictureQueue = createPictureQueue({ concurrency: 2, maxWaiting: 1_000 });
