import { useEffect } from 'react';

/** Marks the document while a page wants the whole window: the bars of the shell make room for it. */
export function useFullBleed(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    document.documentElement.dataset['fullBleed'] = '';
    return () => {
      delete document.documentElement.dataset['fullBleed'];
    };
  }, [active]);
}
