import { toAppError } from '../../../data/errors';
import type { CheckInBatchInput, CheckInOutcome } from '../../../generated/graphql';
import type { EntryQueue, QueuedEntry } from './entry-queue';

/** As many entries as the server takes at once. */
export const BATCH_SIZE = 500;

/** The server's answer to one entry. */
interface SentEntry {
  clientId: string;
  outcome: CheckInOutcome;
  conflict: boolean;
}

type CheckInEntry = CheckInBatchInput['entries'][number];

export type SendBatch = (eventId: string, entries: CheckInEntry[]) => Promise<SentEntry[]>;

export interface ReplayReport {
  sent: number;
  conflicts: number;
  refused: number;
  /** The server could not be asked: what is left waits for another try. */
  interrupted: boolean;
}

const notRecorded = new Set<CheckInOutcome>(['UNKNOWN_CODE', 'OTHER_EVENT', 'NOT_CONFIRMED']);
/** Errors that trying again does not mend. */
const lasting = new Set(['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT']);

export const isLasting = (error: unknown): boolean => lasting.has(toAppError(error).code);

const inputOf = ({ code, codeHash, gate, direction, clientId, at }: QueuedEntry): CheckInEntry => ({
  ...(codeHash ? { codeHash } : { code }),
  gate,
  direction,
  clientId,
  at,
});

/** The entries of each event, in parts that the server takes. */
function batchesOf(entries: readonly QueuedEntry[]): QueuedEntry[][] {
  const batches: QueuedEntry[][] = [];
  for (const entry of entries) {
    const last = batches.findLast(([first]) => first?.eventId === entry.eventId);
    if (last && last.length < BATCH_SIZE) last.push(entry);
    else batches.push([entry]);
  }
  return batches;
}

/** The entries of a batch that the server rejected: `input.entries.3.gate` is the fourth. */
const errorsByIndex = (error: unknown): Map<number, string> =>
  new Map(
    toAppError(error).fields.flatMap(({ path, message }) => {
      const index = /^input\.entries\.(\d+)\./.exec(path)?.[1];
      return index === undefined ? [] : [[Number(index), message] as const];
    }),
  );

async function settle(queue: EntryQueue, results: readonly SentEntry[], report: ReplayReport): Promise<void> {
  const refused = results.filter(({ outcome }) => notRecorded.has(outcome));
  const taken = results.filter(({ outcome }) => !notRecorded.has(outcome));
  report.refused += refused.length;
  report.sent += taken.length;
  report.conflicts += taken.filter(({ conflict }) => conflict).length;
  await queue.remove(...taken.map(({ clientId }) => clientId));
  await Promise.all(refused.map(({ clientId, outcome }) => queue.refuse(clientId, { outcome })));
}

/** Refuses what the server will never take; gives the rest of the batch, which deserves another try. */
async function setAside(queue: EntryQueue, batch: readonly QueuedEntry[], error: unknown) {
  const errors = errorsByIndex(error);
  const isFaulty = (index: number) => errors.size === 0 || errors.has(index);
  const { message } = toAppError(error);
  await Promise.all(
    batch.flatMap(({ clientId }, index) =>
      isFaulty(index) ? [queue.refuse(clientId, { message: errors.get(index) ?? message })] : [],
    ),
  );
  return batch.filter((_entry, index) => !isFaulty(index));
}

async function sendOne(
  queue: EntryQueue,
  batch: readonly QueuedEntry[],
  send: SendBatch,
  report: ReplayReport,
): Promise<void> {
  const [first] = batch;
  if (!first) return;
  try {
    await settle(queue, await send(first.eventId, batch.map(inputOf)), report);
  } catch (error) {
    if (!isLasting(error)) throw error;
    const rest = await setAside(queue, batch, error);
    report.refused += batch.length - rest.length;
    await sendOne(queue, rest, send, report);
  }
}

/** Sends what waits, the oldest first. An entry whose answer was lost is sent again and counts once. */
export async function replay(queue: EntryQueue, send: SendBatch): Promise<ReplayReport> {
  const report: ReplayReport = { sent: 0, conflicts: 0, refused: 0, interrupted: false };
  try {
    for (const batch of batchesOf(queue.waiting())) await sendOne(queue, batch, send, report);
  } catch {
    report.interrupted = true;
  }
  return report;
}
