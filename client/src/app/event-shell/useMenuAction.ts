import { useCallback } from 'react';
import { useLogout } from '../../features/sign-in/hooks/useLogout';
import { useOverlays } from '../../ui';
import type { MenuAction } from '../navigation';

/** Does what a menu entry promises: opens a dialog over the page, or signs out. */
export function useMenuAction(): (action: MenuAction) => void {
  const overlays = useOverlays();
  const logout = useLogout();
  return useCallback(
    (action) => {
      if (action === 'logout') logout();
      else overlays.openModal(action);
    },
    [logout, overlays],
  );
}
