import { parentPort, workerData } from 'node:worker_threads';
import { UnreadableFileError } from '../../core/files/unreadable-file';
import { readRows, type ReadRequest, type ReadResult } from './row-reader';

/** What the thread reports: how many rows it has read, and how it ends. */
export type ReadMessage = { progress: number } | { result: ReadResult } | { refusal: string };

// Threads have no origin, unlike windows.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const report = (message: ReadMessage): void => parentPort?.postMessage(message);

try {
  const result = await readRows(workerData as ReadRequest, (progress) => report({ progress }));
  report({ result });
} catch (error) {
  // Any other error ends the thread, and the import as one that failed for a fault of ours.
  if (!(error instanceof UnreadableFileError)) throw error;
  report({ refusal: error.message });
}
