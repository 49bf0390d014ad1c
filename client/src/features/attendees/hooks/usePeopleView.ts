import { useSession } from '../../../hooks/useSession';
import { session } from '../../../lib/session';
import type { PeopleView } from '../../../lib/session-state';

/** Cards or a list, as this device was left. */
export function usePeopleView(): [view: PeopleView, setView: (view: PeopleView) => void] {
  const view = useSession(({ auth }) => auth.device.peopleView ?? 'card');
  return [view, (peopleView) => session.setDevice({ peopleView })];
}
