import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface ThreadLimits {
  memoryMb: number;
  timeoutMs: number;
}

export class ThreadLimitError extends Error {
  constructor(readonly limit: 'TIME' | 'MEMORY') {
    super(`The thread exceeded its limit of ${limit.toLowerCase()}`);
  }
}

interface ThreadOptions<Message> extends ThreadLimits {
  entry: URL;
  data: unknown;
  onMessage(message: Message): void;
  signal?: AbortSignal | undefined;
}

const isOutOfMemory = (error: unknown): boolean =>
  (error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * Runs a thread until it ends by itself. It is terminated when it exceeds its limits or the signal aborts; neither that nor a
 * crash of the thread affects the process.
 */
export const runThread = async <Message>(options: ThreadOptions<Message>): Promise<void> => {
  const { entry, data, onMessage, signal, memoryMb, timeoutMs } = options;
  signal?.throwIfAborted();
  const worker = new Worker(entry, {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32 },
  });
  worker.on('message', onMessage);
  // An error after its end was given up would otherwise end the process.
  worker.on('error', () => undefined);
  const timeout = AbortSignal.timeout(timeoutMs);
  const stop = signal ? AbortSignal.any([signal, timeout]) : timeout;
  try {
    await once(worker, 'exit', { signal: stop });
  } catch (error) {
    signal?.throwIfAborted();
    if (timeout.aborted) throw new ThreadLimitError('TIME');
    throw isOutOfMemory(error) ? new ThreadLimitError('MEMORY') : error;
  } finally {
    await worker.terminate();
  }
};
