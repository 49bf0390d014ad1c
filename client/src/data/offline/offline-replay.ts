import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { RootField } from '../../generated/root-fields';
import { toAppError } from '../errors/errors';
import { refresh } from '../freshness/freshness';
import type { OfflineQueue, Queued } from './offline-queue';
import { ownId } from '../session/session';

/** A network that neither answers nor fails must not hold up the next try. */
const TIMEOUT_MS = 20_000;

export interface ReplayReport<Result> {
  sent: number;
  refused: number;
  /** The server's answers to all that it was asked. */
  results: Result[];
  /** The server could not be asked: what is left waits for another try. */
  interrupted: boolean;
}

/** How the entries of one queue are sent. */
export interface Replay<Entry extends Queued, Result extends { clientId: string }> {
  queue: OfflineQueue<Entry>;
  /** Lets one tab send at a time. */
  lock: string;
  /** Leaves the others waiting; all are due without it. */
  isDue?: (entry: Entry) => boolean;
  /** As many as the server takes at once. */
  size: number;
  /** Entries with the same value go together. */
  groupOf: (entry: Entry) => string;
  /** The name of the list in the input of the mutation, as its errors name it. */
  list: string;
  /** Fields of Query whose answers change. */
  refreshes: readonly RootField[];
  /** While the server cannot be asked, the pause before the next try grows to this. */
  longestPauseMs: number;
  /** Sends a part of the queue, and removes or refuses each of its entries as the server says. */
  send: (client: ApolloClient, batch: readonly Entry[]) => Promise<readonly Result[]>;
}

/** Errors that trying again does not mend. */
const lasting = new Set(['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT']);

export const isLasting = (error: unknown): boolean => lasting.has(toAppError(error).code);

/** The answer to a mutation; fails where there is none in time. */
export async function mutateInTime<TData, TVariables extends OperationVariables>(
  client: ApolloClient,
  mutation: TypedDocumentNode<TData, TVariables>,
  variables: TVariables,
  timeoutMs = TIMEOUT_MS,
): Promise<TData> {
  const context = { fetchOptions: { signal: AbortSignal.timeout(timeoutMs) } };
  const { data } = await client.mutate<TData>({ mutation, variables, context });
  if (!data) throw new Error('The server gave no answer');
  return data;
}

/** Refuses what the server rejected: `input.entries.3.gate` is the fourth of the batch. Where no entry is named, all are refused. */
async function refuseFaulty<Entry extends Queued>(
  { queue, list }: Pick<Replay<Entry, never>, 'queue' | 'list'>,
  batch: readonly Entry[],
  error: unknown,
): Promise<number> {
  const { message: reason, fields } = toAppError(error);
  const named = batch.flatMap(({ clientId }, index) => {
    const field = fields.find(({ path }) => path.startsWith(`input.${list}.${index}.`));
    return field ? [{ clientId, message: field.message }] : [];
  });
  const faulty = named.length > 0 ? named : batch.map(({ clientId }) => ({ clientId, message: reason }));
  await Promise.all(faulty.map(({ clientId, message }) => queue.refuse(clientId, { message })));
  return faulty.length;
}

async function sendAll<Entry extends Queued, Result extends { clientId: string }>(
  client: ApolloClient,
  how: Replay<Entry, Result>,
): Promise<ReplayReport<Result>> {
  const { queue, isDue = () => true, size, groupOf, refreshes } = how;
  const report: ReplayReport<Result> = { sent: 0, refused: 0, results: [], interrupted: false };
  const userId = ownId();
  // Asked again after each part: what was queued meanwhile goes next.
  const nextBatch = () => {
    const [first, ...others] = queue.waiting().filter(isDue);
    return first && [first, ...others.filter((entry) => groupOf(entry) === groupOf(first))].slice(0, size);
  };
  try {
    for (let batch = nextBatch(); batch; batch = nextBatch()) {
      // Another person may not do what waits, and would have it refused.
      if (ownId() !== userId) throw new Error('The session has ended');
      try {
        const results = await how.send(client, batch);
        if (results.length < batch.length) throw new Error('The server left an entry without an answer');
        const refused = batch.filter(({ clientId }) => queue.find(clientId)?.refusal).length;
        report.results.push(...results);
        report.refused += refused;
        report.sent += batch.length - refused;
      } catch (error) {
        if (!isLasting(error)) throw error;
        report.refused += await refuseFaulty(how, batch, error);
      }
    }
  } catch {
    report.interrupted = true;
  }
  if (report.sent + report.refused > 0) refresh(client, ...refreshes);
  return report;
}

/** One tab at a time; where the browser has no locks, an entry sent twice counts once anyway. */
async function inOneTab<T>(name: string, work: () => Promise<T>): Promise<T | null> {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return work();
  return locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : null));
}

/**
 * Sends what waits, the oldest first. An entry whose answer was lost is sent again and counts once. Null where nothing is due, or it
 * is being sent already.
 */
export async function replayOffline<Entry extends Queued, Result extends { clientId: string }>(
  client: ApolloClient,
  how: Replay<Entry, Result>,
): Promise<ReplayReport<Result> | null> {
  const { queue, isDue = () => true, lock } = how;
  const isIdle = () => queue.state.getState().isSending || !queue.waiting().some(isDue);
  if (isIdle()) return null;
  // Another tab may have sent it.
  await queue.load();
  if (isIdle()) return null;
  queue.state.setState({ isSending: true });
  try {
    return await inOneTab(lock, () => sendAll(client, how));
  } finally {
    queue.state.setState({ isSending: false });
  }
}
