import { useStore } from 'zustand';
import { entryQueue } from '../lib/entry-queue';

/** The queue of this device, live. */
export const useEntryQueue = () => useStore(entryQueue.state);
