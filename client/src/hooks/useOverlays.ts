import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

type Overlay = 'person' | 'chat' | 'meet' | 'modal';

export interface Overlays {
  openPerson(attendeeId: string): void;
  /** Opens the dock, on phones the page; what lay above it makes room. */
  openChat(attendeeId: string): void;
  openMeet(attendeeId: string): void;
  openModal(name: 'meetings' | 'profile'): void;
  close(overlay: Overlay): void;
}

/** Opens and closes what lies over a page. The address holds it, so that Back closes and a link opens it. */
export function useOverlays(): Overlays {
  const [, setParams] = useSearchParams();
  return useMemo(() => {
    const change = (set: Partial<Record<Overlay, string>>, remove: Overlay[] = []) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          for (const name of remove) next.delete(name);
          for (const [name, value] of Object.entries(set)) next.set(name, value);
          return next;
        },
        { preventScrollReset: true },
      );
    return {
      openPerson: (attendeeId) => change({ person: attendeeId }, ['modal', 'meet']),
      openChat: (attendeeId) => change({ chat: attendeeId }, ['person', 'meet', 'modal']),
      openMeet: (attendeeId) => change({ meet: attendeeId }, ['modal']),
      openModal: (name) => change({ modal: name }, ['person', 'meet']),
      close: (overlay) => change({}, [overlay]),
    };
  }, [setParams]);
}
