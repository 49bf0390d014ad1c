import { useCallback, useSyncExternalStore } from 'react';
import { presence } from './presence';

/**
 * Whether a person has the portal open now, live. `online` is the answer of the page's own query (`Attendee.online`); it
 * holds until the person's presence changes.
 */
export function usePresence(attendeeId: string, online = false): boolean {
  const watch = useCallback((listener: () => void) => presence.watch(attendeeId, listener), [attendeeId]);
  return useSyncExternalStore(watch, () => presence.get(attendeeId)) ?? online;
}
