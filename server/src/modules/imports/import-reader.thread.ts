import { parentPort, workerData } from 'node:worker_threads';
import { UnreadableFileError } from '../../core/files/table';
import { writeFaultyRows } from './faulty-rows';
import { scanFile } from './file-scan';
import type { ReaderTask, ReaderTasks } from './import-reader';
import { readRows } from './row-reader';

/** The thread's messages: how many rows it has read, and how it ends. */
export type ReadMessage = { progress: number } | { result: unknown } | { refusal: string };

// Threads have no origin, unlike windows.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const report = (message: ReadMessage): void => parentPort?.postMessage(message);

const tasks: { [Task in ReaderTask]: (request: ReaderTasks[Task]['request']) => Promise<unknown> } = {
  scan: (request) => scanFile(request, (progress) => report({ progress })),
  rows: (request) => readRows(request, (progress) => report({ progress })),
  errors: writeFaultyRows,
};

try {
  const { task, request } = workerData as { task: ReaderTask; request: never };
  report({ result: (await tasks[task](request)) ?? null });
} catch (error) {
  // Any other error ends the thread, and the import as one that failed for an error of ours.
  if (!(error instanceof UnreadableFileError)) throw error;
  report({ refusal: error.message });
}
