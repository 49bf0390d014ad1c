import { useStore } from 'zustand';
import { browserStorage, OfflineQueue, type QueueStorage as Storage } from '../../../data/offline-queue';
import type { CheckInDirection, CheckInOutcome } from '../../../generated/graphql';
import type { Standing } from './entry-codes';

export { isWaiting } from '../../../data/offline-queue';

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

export type QueueStorage = Storage<QueuedEntry>;

/** The scans of this device that the server has not taken. */
export class EntryQueue extends OfflineQueue<QueuedEntry> {}

/** The queue of this browser. */
export const entryQueue = new EntryQueue(browserStorage('podium-entry-queue'));

/** The queue of this device, live. */
export const useEntryQueue = () => useStore(entryQueue.state);
