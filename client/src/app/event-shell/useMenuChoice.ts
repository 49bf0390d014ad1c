import { useNavigate } from 'react-router-dom';
import { useLogout } from '../../features/sign-in/hooks/useLogout';
import { useOverlays } from '../../ui';
import type { MenuEntry } from '../navigation';

/** Does what a menu entry promises: leads to a page, opens a dialog over the present one, or signs out. */
export function useMenuChoice(): (entry: MenuEntry) => void {
  const navigate = useNavigate();
  const overlays = useOverlays();
  const logout = useLogout();
  return (entry) => {
    if ('to' in entry) void navigate(entry.to);
    else if (entry.action === 'logout') logout();
    else overlays.openModal(entry.action);
  };
}
