import { useEffect, useRef, useState } from 'react';
import { framesOf } from '../../lib/focus';

/**
 * Returns the focus to the element that had it before this component mounted, or to another one that is named, once it
 * unmounts: for dialogs that leave the page at once when the address no longer names them. Where that element has gone too,
 * its closest remaining ancestor gets the focus, at last the page itself. A dialog that was closed before has returned the
 * focus already.
 */
export function useReturnFocus(open = true, before: Element | null = document.activeElement): void {
  const [places] = useState(() => (before instanceof HTMLElement ? [before, ...framesOf(before)] : []));
  const present = useRef(false);
  const isOpen = useRef(open);
  useEffect(() => {
    isOpen.current = open;
  }, [open]);
  useEffect(() => {
    present.current = true;
    return () => {
      present.current = false;
      if (!isOpen.current) return;
      // Later, when the dialog has left the page and released its hold on the focus.
      setTimeout(() => {
        if (present.current) return;
        const place = places.find(({ isConnected }) => isConnected);
        if (place && place !== document.body) place.focus({ preventScroll: true });
        else if (document.activeElement === document.body)
          document.querySelector('main')?.focus({ preventScroll: true });
      });
    };
  }, [places]);
}
