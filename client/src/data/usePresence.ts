import { useCallback, useSyncExternalStore } from 'react';
import { presence } from './presence';

/**
 * Whether a person has the portal open now, live. `online` is what the page's own query said (`Attendee.online`); it
 * holds until the person comes or goes.
 */
export function usePresence(attendeeId: string, online = false): boolean {
  const watch = useCallback((listener: () => void) => presence.watch(attendeeId, listener), [attendeeId]);
  return useSyncExternalStore(watch, () => presence.get(attendeeId)) ?? online;
}
