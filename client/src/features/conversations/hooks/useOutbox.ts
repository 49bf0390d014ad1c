import { useSyncExternalStore } from 'react';
import { useSession } from '../../../hooks/useSession';
import type { Outbox } from '../lib/outbox';
import type { QueuedMessage } from '../lib/queued-messages';
import { outboxOf } from '../lib/outboxes';

/** The viewer's outbox of the event, with what it holds at the moment. */
export function useOutbox(eventId: string): {
  outbox: Outbox;
  queued: readonly QueuedMessage[];
  /** Whether what it holds survives a reload. */
  isStored: boolean;
} {
  const userId = useSession(({ auth }) => auth.user?.id ?? '');
  const outbox = outboxOf(userId, eventId);
  const queued = useSyncExternalStore(outbox.subscribe, outbox.getSnapshot);
  const isStored = useSyncExternalStore(outbox.subscribe, outbox.isStored);
  return { outbox, queued, isStored };
}
