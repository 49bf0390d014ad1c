import { useStore } from 'zustand';
import { browserStorage, OfflineQueue } from '../../../data/offline/offline-queue';
import { mutateInTime, type Replay } from '../../../data/offline/offline-replay';
import { ReplayScansDocument } from '../../../generated/documents/entry';
import type {
  CheckInBatchInput,
  CheckInDirection,
  CheckInOutcome,
  ReplayScansMutation,
} from '../../../generated/graphql';
import type { Standing } from './entry-codes';
import { contactFound } from './server-contact';

/** One scan that the server has not taken yet, or has refused. Its code is kept as the hash wherever the device knows it. */
export interface QueuedEntry {
  clientId: string;
  eventId: string;
  code?: string;
  codeHash?: string;
  gate: string;
  direction: CheckInDirection;
  at: string;
  /** What the device knew when it was scanned. */
  standing: Standing;
  /** Why the server refused it; absent while it waits. A refused entry stays until it was seen. */
  refusal?: { outcome: CheckInOutcome } | { message: string };
}

/** The scans of this device that the server has not taken. */
export const entryQueue = new OfflineQueue<QueuedEntry>(browserStorage('podium-entry-queue'));

/** The queue of this device, live. */
export const useEntryQueue = () => useStore(entryQueue.state);

const notRecorded = new Set<CheckInOutcome>(['UNKNOWN_CODE', 'OTHER_EVENT', 'NOT_CONFIRMED']);

const inputOf = ({
  code,
  codeHash,
  gate,
  direction,
  clientId,
  at,
}: QueuedEntry): CheckInBatchInput['entries'][number] => ({
  ...(codeHash ? { codeHash } : { code }),
  gate,
  direction,
  clientId,
  at,
  // The server takes off what this clock is wrong by.
  sentAt: new Date().toISOString(),
});

/** Any member of staff sends the scans of all. */
export const entryReplay: Replay<QueuedEntry, ReplayScansMutation['checkInBatch']['results'][number]> = {
  queue: entryQueue,
  lock: 'podium-entry-replay',
  size: 500,
  groupOf: ({ eventId }) => eventId,
  list: 'entries',
  refreshes: ['headCount', 'checkIns'],
  longestPauseMs: 5_000,
  send: async (client, batch) => {
    const input = { eventId: batch[0]!.eventId, entries: batch.map(inputOf) };
    const { results } = (await mutateInTime(client, ReplayScansDocument, { input })).checkInBatch;
    contactFound();
    const isTaken = ({ outcome }: { outcome: CheckInOutcome }) => !notRecorded.has(outcome);
    await Promise.all([
      entryQueue.remove(...results.filter(isTaken).map(({ clientId }) => clientId)),
      ...results
        .filter((result) => !isTaken(result))
        .map(({ clientId, outcome }) => entryQueue.refuse(clientId, { outcome })),
    ]);
    return results;
  },
};
