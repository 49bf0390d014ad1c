import { offlineCopies } from '../offline/offline-copies';
import { forgetPerson } from '../offline/service-worker';
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
 * Deletes the data of other people than the signed-in one from this device, however their session ended: here, in
 * another tab, by a refusal, or while no page was open. The scanner's two databases and the queue of captures stay: they have no
 * names, and the queue is bound to its user.
 */
export function forgetOthers(): void {
  const present = idOf(session.getState());
  forget(present);
  // Stored pictures have no owner, so that they are deleted too.
  if (!present) void forgetPerson();
  session.subscribe((now, before) => {
    if (idOf(now) === idOf(before)) return;
    forget(idOf(now));
    void forgetPerson();
  });
}
