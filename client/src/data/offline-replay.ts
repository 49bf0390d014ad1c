import { toAppError } from './errors';
import type { OfflineQueue, Queued } from './offline-queue';
import { ownId } from './session';

export interface ReplayReport {
  sent: number;
  refused: number;
  /** The server could not be asked: what is left waits for another try. */
  interrupted: boolean;
}

/** How the entries of one queue are sent. */
export interface Replay<Entry extends Queued> {
  queue: OfflineQueue<Entry>;
  /** Leaves the others waiting; all are due without it. */
  isDue?: (entry: Entry) => boolean;
  /** As many as the server takes at once. */
  size: number;
  /** Entries with the same value go together. */
  groupOf: (entry: Entry) => string;
  /** The name of the list in the input of the mutation, as its errors name it. */
  list: string;
  /** Sends a part of the queue, and settles what the server says of each; gives how many it refused. */
  send: (batch: readonly Entry[]) => Promise<number>;
}

/** Errors that trying again does not mend. */
const lasting = new Set(['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT']);

export const isLasting = (error: unknown): boolean => lasting.has(toAppError(error).code);

/** The entries of each group, in parts that the server takes. */
function batchesOf<Entry extends Queued>({
  queue,
  isDue = () => true,
  size,
  groupOf,
}: Replay<Entry>): Entry[][] {
  const batches: Entry[][] = [];
  for (const entry of queue.waiting().filter(isDue)) {
    const last = batches.findLast(([first]) => first && groupOf(first) === groupOf(entry));
    if (last && last.length < size) last.push(entry);
    else batches.push([entry]);
  }
  return batches;
}

/** The entries of a batch that the server rejected: `input.entries.3.gate` is the fourth. */
const errorsByIndex = (error: unknown, list: string): Map<number, string> =>
  new Map(
    toAppError(error).fields.flatMap(({ path, message }) => {
      const [input, name, index] = path.split('.');
      return input === 'input' && name === list && index !== undefined
        ? [[Number(index), message] as const]
        : [];
    }),
  );

/** Refuses what the server will never take; gives the rest of the batch, which deserves another try. */
async function setAside<Entry extends Queued>(
  { queue, list }: Replay<Entry>,
  batch: readonly Entry[],
  error: unknown,
): Promise<Entry[]> {
  const errors = errorsByIndex(error, list);
  const isFaulty = (index: number) => errors.size === 0 || errors.has(index);
  const { message } = toAppError(error);
  await Promise.all(
    batch.flatMap(({ clientId }, index) =>
      isFaulty(index) ? [queue.refuse(clientId, { message: errors.get(index) ?? message })] : [],
    ),
  );
  return batch.filter((_entry, index) => !isFaulty(index));
}

async function sendOne<Entry extends Queued>(
  how: Replay<Entry>,
  batch: readonly Entry[],
  report: ReplayReport,
): Promise<void> {
  if (batch.length === 0) return;
  try {
    const refused = await how.send(batch);
    report.refused += refused;
    report.sent += batch.length - refused;
  } catch (error) {
    if (!isLasting(error)) throw error;
    const rest = await setAside(how, batch, error);
    report.refused += batch.length - rest.length;
    await sendOne(how, rest, report);
  }
}

/** Sends what waits, the oldest first. An entry whose answer was lost is sent again and counts once. */
export async function replayOffline<Entry extends Queued>(how: Replay<Entry>): Promise<ReplayReport> {
  const report: ReplayReport = { sent: 0, refused: 0, interrupted: false };
  const userId = ownId();
  const send = (batch: readonly Entry[]) => {
    // Another person may not do what waits, and would have it refused.
    if (ownId() !== userId) throw new Error('The session has ended');
    return how.send(batch);
  };
  try {
    for (const batch of batchesOf(how)) await sendOne({ ...how, send }, batch, report);
  } catch {
    report.interrupted = true;
  }
  return report;
}

/** One tab at a time; where the browser has no locks, an entry sent twice counts once anyway. */
export async function inOneTab<T>(name: string, work: () => Promise<T>): Promise<T | null> {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return work();
  return locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : null));
}
