import { useEffect } from 'react';

/** Marks the document while the dock is open: very wide windows make room for it beside the page. */
export function useDockSpace(): void {
  useEffect(() => {
    document.documentElement.dataset['chatDock'] = '';
    return () => {
      delete document.documentElement.dataset['chatDock'];
      // The element that had the focus before may have gone: then the page itself gets it.
      setTimeout(() => {
        if (document.activeElement === document.body)
          document.querySelector('main')?.focus({ preventScroll: true });
      }, 50);
    };
  }, []);
}
