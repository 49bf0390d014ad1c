import { session } from './session';
import { useSession } from './useSession';

/** Whether something has been put away on this device, and putting it away. */
export function useDismissed(key: string): [boolean, () => void] {
  const dismissed = useSession(({ auth }) => auth.device.dismissed.includes(key));
  const dismiss = () => session.setDevice({ dismissed: [...session.getState().auth.device.dismissed, key] });
  return [dismissed, dismiss];
}
