import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { historyTrail } from '../../lib/history-trail';

/** The search parameters that open something over a page. */
type Overlay = 'person' | 'chat' | 'meet' | 'modal' | (string & {});

/** Dialogs of the shell, each with one name in `?modal=`. */
type ModalName = 'meetings' | 'wishes' | 'profile' | 'notifications' | 'search' | 'account' | 'code';

function changed(search: string, overlay: Overlay, value: string | null, remove: readonly Overlay[] = []) {
  const params = new URLSearchParams(search);
  for (const name of remove) params.delete(name);
  if (value === null) params.delete(overlay);
  else params.set(overlay, value);
  return params.size > 0 ? `?${params}` : '';
}

/** Parameters that belong to an overlay and close with it: which meeting, which section. */
const details: Partial<Record<Overlay, readonly string[]>> = { modal: ['meeting'] };

/** Whether two addresses are the same, however their parameters are encoded. */
function isSame(one: string | undefined, other: string): boolean {
  const [path, search = ''] = (one ?? '').split('?');
  const [otherPath, otherSearch = ''] = other.split('?');
  return path === otherPath && `${new URLSearchParams(search)}` === `${new URLSearchParams(otherSearch)}`;
}

const isOpen = (search: string, overlay: Overlay): boolean => new URLSearchParams(search).has(overlay);

/** The entry that is being left by going back: a second close, before the address has changed, must not go further. */
let leaving: string | null = null;

/** Opens and closes what lies over a page. The address holds it, so that Back closes and a link opens it. */
export function useOverlays() {
  const navigate = useNavigate();
  const location = useLocation();
  const latest = useRef(location);
  useEffect(() => {
    latest.current = location;
    leaving = null;
  }, [location]);
  return useMemo(() => {
    const go = (search: string, replace: boolean) => {
      const { pathname, hash, state } = latest.current;
      void navigate(
        { pathname, search, hash },
        { replace, state: state as unknown, preventScrollReset: true },
      );
    };
    const open = (overlay: Overlay, value: string, remove: readonly Overlay[] = []) => {
      const { search } = latest.current;
      const gone = [overlay, ...remove].flatMap((name) => [name, ...(details[name] ?? [])]);
      // Another value in the same overlay is the same step: closing still leads to what was below.
      go(changed(search, overlay, value, gone), isOpen(search, overlay));
    };
    return {
      /** Opens any overlay; those in `remove` close with the same step. */
      open,
      openPerson: (attendeeId: string) => open('person', attendeeId, ['modal', 'meet']),
      /** Opens the dock, on phones the page; what lay above it makes room. */
      openChat: (attendeeId: string) => open('chat', attendeeId, ['person', 'meet', 'modal']),
      openMeet: (attendeeId: string) => open('meet', attendeeId, ['modal']),
      openModal: (name: ModalName) => open('modal', name, ['person', 'meet']),
      /** Opens My Meetings at one of them. */
      openMeeting: (meetingId: string) => {
        const { search } = latest.current;
        const meetings = changed(search, 'modal', 'meetings', ['person', 'meet']);
        go(changed(meetings, 'meeting', meetingId), isOpen(search, 'modal'));
      },
      /** Closes one overlay; the step that opened it leaves the history again. */
      close: (overlay: Overlay) => {
        const { key, pathname, search } = latest.current;
        if (leaving === key || !isOpen(search, overlay)) return;
        const below = changed(search, overlay, null, details[overlay]);
        if (!isSame(historyTrail.previous(), pathname + below)) return go(below, true);
        leaving = key;
        void navigate(-1);
      },
    };
  }, [navigate]);
}

export type Overlays = ReturnType<typeof useOverlays>;

/** One overlay by its search parameter: its value while it is open, and how to open and close it. */
export function useOverlay(name: Overlay) {
  const [params] = useSearchParams();
  const overlays = useOverlays();
  const value = params.get(name);
  return useMemo(
    () => ({ value, open: (next: string) => overlays.open(name, next), close: () => overlays.close(name) }),
    [value, overlays, name],
  );
}
