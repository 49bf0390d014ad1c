import { useCallback } from 'react';
import { useLogout } from '../../features/accounts/hooks/useLogout';
import { useSearchParamState } from '../../hooks/useSearchParamState';
import type { MenuAction } from '../navigation';

/** Does what a menu entry promises: opens a dialog over the page, or signs out. */
export function useMenuAction(): (action: MenuAction) => void {
  const [, setModal] = useSearchParamState('modal');
  const logout = useLogout();
  return useCallback(
    (action) => {
      if (action === 'logout') logout();
      else setModal(action);
    },
    [logout, setModal],
  );
}
