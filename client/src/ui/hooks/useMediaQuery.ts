import { useSyncExternalStore } from 'react';
import { breakpoints } from '../../lib/breakpoints';

/** Whether a media query holds, live. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
  );
}

/** Whether the window is at least as wide as the breakpoint. */
export const useAtLeast = (name: keyof typeof breakpoints): boolean =>
  useMediaQuery(`(min-width: ${breakpoints[name]}px)`);

/** Whether the person asked for less motion. */
export const useReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)');
