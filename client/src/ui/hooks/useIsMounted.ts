import { useLayoutEffect, useReducer } from 'react';

/**
 * False while a component is drawn for the first time. antd notes a modal as open while it is drawn: one that React throws away, as
 * something beside it is not loaded yet, would stay noted, and keep Escape from all that are open.
 */
export function useIsMounted(): boolean {
  const [mounted, mount] = useReducer(() => true, false);
  useLayoutEffect(mount, [mount]);
  return mounted;
}
