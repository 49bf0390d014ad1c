import { tabStorage } from '../../../lib/tab-storage';
import { Outbox } from './outbox';

const outboxes = new Map<string, Outbox>();

/**
 * The outbox of one person in one event. It lives in the tab's own storage: it outlives a reload, and nothing of
 * a private chat stays on a shared device once the tab is closed.
 */
export function outboxOf(userId: string, eventId: string): Outbox {
  const key = `podium-outbox:${userId}:${eventId}`;
  const known = outboxes.get(key);
  if (known) return known;
  const outbox = new Outbox(tabStorage, key);
  outboxes.set(key, outbox);
  return outbox;
}
