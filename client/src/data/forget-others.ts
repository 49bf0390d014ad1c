import { offlineCopies } from './offline-copies';
import { forgetPerson } from './service-worker';
import { session } from './session';
import type { SessionState } from './session-state';
import { deviceStorage, tabStorage } from './tab-storage';

const idOf = ({ auth }: SessionState): string | null => auth.user?.id ?? null;

function forget(userId: string | null): void {
  tabStorage.forgetOthers(userId);
  deviceStorage.forgetOthers(userId);
  void offlineCopies.forgetOthers(userId);
}

/**
 * Keeps on this device only what belongs to the person who is signed in, however the session of another one ended: here, in
 * another tab, by a refusal, or while no page was open. The scanner's two databases and the queue of captures, which is bound to its user, hold no names and stay.
 */
export function forgetOthers(): void {
  const present = idOf(session.getState());
  forget(present);
  // The pictures have no known owner.
  if (!present) void forgetPerson();
  session.subscribe((now, before) => {
    if (idOf(now) === idOf(before)) return;
    forget(idOf(now));
    void forgetPerson();
  });
}
