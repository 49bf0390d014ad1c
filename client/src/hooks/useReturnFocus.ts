import { useEffect, useRef, useState } from 'react';

/**
 * Gives the focus back to what had it before this component came, once it is gone: for dialogs that leave the
 * page at once when the address no longer names them. Where that is gone too, the page itself gets it.
 */
export function useReturnFocus(): void {
  const [before] = useState(() => document.activeElement);
  const present = useRef(false);
  useEffect(() => {
    present.current = true;
    return () => {
      present.current = false;
      // Later, when the dialog has left the page and released its hold on the focus.
      setTimeout(() => {
        if (present.current) return;
        if (before instanceof HTMLElement && before !== document.body && before.isConnected)
          before.focus({ preventScroll: true });
        else if (document.activeElement === document.body)
          document.querySelector('main')?.focus({ preventScroll: true });
      });
    };
  }, [before]);
}
