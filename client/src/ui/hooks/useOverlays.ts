import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { historyTrail } from '../../lib/history-trail';

/** The search parameters that open something over a page. */
type Overlay = 'person' | 'chat' | 'meet' | 'modal' | (string & {});

/** Dialogs of the shell, each with one name in `?modal=`. */
export type ModalName = 'meetings' | 'profile' | 'notifications' | 'search' | 'account';

export interface Overlays {
  openPerson(attendeeId: string): void;
  /** Opens the dock, on phones the page; what lay above it makes room. */
  openChat(attendeeId: string): void;
  openMeet(attendeeId: string): void;
  openModal(name: ModalName): void;
  /** Opens My Meetings at one of them. */
  openMeeting(meetingId: string): void;
  /** Opens any other overlay; those in `remove` close with the same step. */
  open(overlay: Overlay, value: string, remove?: readonly Overlay[]): void;
  /** Closes one overlay; the step that opened it leaves the history again. */
  close(overlay: Overlay): void;
}

function changed(
  search: string,
  overlay: Overlay,
  value: string | null,
  remove: readonly Overlay[] = [],
): string {
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
export function useOverlays(): Overlays {
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
    const open: Overlays['open'] = (overlay, value, remove = []) => {
      const { search } = latest.current;
      const gone = [overlay, ...remove].flatMap((name) => [name, ...(details[name] ?? [])]);
      // Another value in the same overlay is the same step: closing still leads to what was below.
      go(changed(search, overlay, value, gone), isOpen(search, overlay));
    };
    return {
      open,
      openPerson: (attendeeId) => open('person', attendeeId, ['modal', 'meet']),
      openChat: (attendeeId) => open('chat', attendeeId, ['person', 'meet', 'modal']),
      openMeet: (attendeeId) => open('meet', attendeeId, ['modal']),
      openModal: (name) => open('modal', name, ['person', 'meet']),
      openMeeting: (meetingId) => {
        const { search } = latest.current;
        const meetings = changed(search, 'modal', 'meetings', ['person', 'meet']);
        go(changed(meetings, 'meeting', meetingId), isOpen(search, 'modal'));
      },
      close: (overlay) => {
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

/** One overlay by its search parameter: its value while it is open, and how to open and close it. */
export function useOverlay(name: Overlay): {
  value: string | null;
  open: (value: string) => void;
  close: () => void;
} {
  const [params] = useSearchParams();
  const overlays = useOverlays();
  const value = params.get(name);
  return useMemo(
    () => ({ value, open: (next) => overlays.open(name, next), close: () => overlays.close(name) }),
    [value, overlays, name],
  );
}
