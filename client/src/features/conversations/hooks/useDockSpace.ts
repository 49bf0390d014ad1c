import { useEffect } from 'react';

/** Marks the document while the dock is open: very wide windows make room for it beside the page. */
export function useDockSpace(): void {
  useEffect(() => {
    document.documentElement.dataset['chatDock'] = '';
    return () => {
      delete document.documentElement.dataset['chatDock'];
      // What had the focus before may be gone from the page: then the focus goes to the page itself.
      setTimeout(() => {
        if (document.activeElement === document.body)
          document.querySelector('main')?.focus({ preventScroll: true });
      }, 50);
    };
  }, []);
}
