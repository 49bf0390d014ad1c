// The linter looks at the file and not at what the plugin makes of it.
// oxlint-disable-next-line import/default
import readerThread from './import-reader.thread?thread';
import { badInput } from '../../core/errors';
import { runThread, ThreadLimitError } from '../../core/threads/run-thread';
import type { ReadMessage } from './import-reader.thread';
import type { FaultyRowsRequest } from './faulty-rows';
import type { ScanResult } from './file-scan';
import type { ReadRequest, ReadResult, TableRequest } from './row-reader';

/** The largest file that is accepted takes a tenth of both. */
const LIMITS = { memoryMb: 256, timeoutMs: 60_000 };

const REFUSALS: Record<ThreadLimitError['limit'], string> = {
  TIME: 'Reading this file takes too long. Please split it into several files.',
  MEMORY: 'This file needs too much memory. Please save it as CSV.',
};

/** The requests to a thread, and their results. */
export interface ReaderTasks {
  /** Counts rows and matches columns. */
  scan: { request: TableRequest; result: ScanResult };
  /** Checks the rows, and writes the valid ones. */
  rows: { request: ReadRequest; result: ReadResult };
  /** Writes the faulty rows. */
  errors: { request: FaultyRowsRequest; result: null };
}
export type ReaderTask = keyof ReaderTasks;

interface ReadOptions {
  signal?: AbortSignal | undefined;
  onProgress?(rows: number): void;
}

/** A file that cannot be taken at all. */
const fileError = (message: string) => badInput([{ path: 'input.file', message }], message);

/** Reads a file in a thread of its own, so that no file can stall this one; BAD_USER_INPUT where it cannot be read. */
export const readInThread = async <Task extends ReaderTask>(
  task: Task,
  request: ReaderTasks[Task]['request'],
  { signal, onProgress }: ReadOptions = {},
): Promise<ReaderTasks[Task]['result']> => {
  let last: ReadMessage | undefined;
  try {
    await runThread<ReadMessage>({
      entry: new URL(readerThread),
      data: { task, request },
      ...LIMITS,
      signal,
      onMessage: (message) => {
        last = message;
        if ('progress' in message) onProgress?.(message.progress);
      },
    });
  } catch (error) {
    throw error instanceof ThreadLimitError ? fileError(REFUSALS[error.limit]) : error;
  }
  if (last && 'result' in last) return last.result as ReaderTasks[Task]['result'];
  if (last && 'refusal' in last) throw fileError(last.refusal);
  throw new Error('The thread ended without a result');
};
