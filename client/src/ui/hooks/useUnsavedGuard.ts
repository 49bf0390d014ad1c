import { useEffect, useRef } from 'react';
import { useBlocker, type Location } from 'react-router-dom';
import { isSignedIn, session } from '../../data/session/session';
import { useDialogs } from './useDialogs';

/** Whether a navigation leaves the page, and not only a step or an overlay of it. */
const leavesPage = (from: Location, to: Location): boolean => from.pathname !== to.pathname;

/** Whether a navigation leaves the page or closes what lies over it. */
export const leavesAddress = (from: Location, to: Location): boolean =>
  leavesPage(from, to) || from.search !== to.search;

/**
 * Guards unsaved changes with the confirmation dialog: against navigation within the portal, and with the browser's own
 * question against reloads and closed tabs. A sign-out is never held up.
 */
export function useUnsavedGuard(
  dirty: boolean,
  { title, text }: { title: string; text: string },
  leaves = leavesPage,
) {
  const { confirmLoss } = useDialogs();
  const released = useRef(false);
  const startedSignedIn = useRef(isSignedIn(session.getState()));
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const signedOut = startedSignedIn.current && !isSignedIn(session.getState());
    return dirty && !released.current && !signedOut && leaves(currentLocation, nextLocation);
  });
  useEffect(() => {
    released.current = false;
    if (!dirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      if (!released.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);
  const { state } = blocker;
  useEffect(() => {
    if (state !== 'blocked') return;
    void confirmLoss(text, title).then((agreed) => (agreed ? blocker.proceed?.() : blocker.reset?.()));
    // Asked once per attempt: the blocker is another object on each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [state]);
  return {
    /** Asks before changes are lost; resolves true where there are none, or the person agrees. */
    confirmLeaving: async () => {
      const agreed = !dirty || released.current || (await confirmLoss(text, title));
      if (agreed) released.current = true;
      return agreed;
    },
    /** Lets the next navigation pass: what was typed is saved. */
    release: () => {
      released.current = true;
    },
  };
}
