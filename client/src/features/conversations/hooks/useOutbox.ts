import { useSyncExternalStore } from 'react';
import { tabStorage } from '../../../data/session/tab-storage';
import { useSession } from '../../../data/session/useSession';
import { Outbox } from '../lib/outbox';

const outboxes = new Map<string, Outbox>();

/**
 * The outbox of one person in one event. It lives in the tab's own storage: it outlives a reload, and nothing of
 * a private chat stays on a shared device once the tab is closed.
 */
function outboxOf(userId: string, eventId: string): Outbox {
  const key = `podium-outbox:${userId}:${eventId}`;
  const known = outboxes.get(key);
  if (known) return known;
  const outbox = new Outbox(tabStorage, key);
  outboxes.set(key, outbox);
  return outbox;
}

/** The viewer's outbox of the event, with what it holds at the moment, and whether that survives a reload. */
export function useOutbox(eventId: string) {
  const userId = useSession(({ auth }) => auth.user?.id ?? '');
  const outbox = outboxOf(userId, eventId);
  const queued = useSyncExternalStore(outbox.subscribe, outbox.getSnapshot);
  const isStored = useSyncExternalStore(outbox.subscribe, outbox.isStored);
  return { outbox, queued, isStored };
}
