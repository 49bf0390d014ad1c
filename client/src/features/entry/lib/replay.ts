import { type ReplayReport as Report, replayOffline } from '../../../data/offline-replay';
import type { CheckInBatchInput, CheckInOutcome } from '../../../generated/graphql';
import type { EntryQueue, QueuedEntry } from './entry-queue';

export { isLasting } from '../../../data/offline-replay';

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

export interface ReplayReport extends Report {
  conflicts: number;
}

const notRecorded = new Set<CheckInOutcome>(['UNKNOWN_CODE', 'OTHER_EVENT', 'NOT_CONFIRMED']);

const inputOf = ({ code, codeHash, gate, direction, clientId, at }: QueuedEntry): CheckInEntry => ({
  ...(codeHash ? { codeHash } : { code }),
  gate,
  direction,
  clientId,
  at,
  // The server takes off what this clock is wrong by.
  sentAt: new Date().toISOString(),
});

/** Sends the scans that wait, the oldest first, those of one event together. */
export async function replay(queue: EntryQueue, send: SendBatch): Promise<ReplayReport> {
  let conflicts = 0;
  const report = await replayOffline<QueuedEntry>({
    queue,
    size: BATCH_SIZE,
    groupOf: ({ eventId }) => eventId,
    list: 'entries',
    send: async (batch) => {
      const results = await send(batch[0]?.eventId ?? '', batch.map(inputOf));
      const refused = results.filter(({ outcome }) => notRecorded.has(outcome));
      const taken = results.filter(({ outcome }) => !notRecorded.has(outcome));
      conflicts += taken.filter(({ conflict }) => conflict).length;
      await queue.remove(...taken.map(({ clientId }) => clientId));
      await Promise.all(refused.map(({ clientId, outcome }) => queue.refuse(clientId, { outcome })));
      return refused.length;
    },
  });
  return { ...report, conflicts };
}
