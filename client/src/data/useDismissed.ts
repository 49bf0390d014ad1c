import { session } from './session';
import { useSession } from './useSession';

/** Whether something has been put away on this device, and putting it away. */
export function useDismissed(key: string): [boolean, () => void] {
  const dismissed = useSession(({ auth }) => auth.device.dismissed.includes(key));
  const dismiss = () => session.setDevice({ dismissed: [...session.getState().auth.device.dismissed, key] });
  return [dismissed, dismiss];
}

/** The same for what can be brought back: whether it is folded on this device, and the switch. */
export function useFolded(key: string): [boolean, () => void] {
  const [folded, fold] = useDismissed(key);
  const unfold = () => {
    const { dismissed } = session.getState().auth.device;
    session.setDevice({ dismissed: dismissed.filter((known) => known !== key) });
  };
  return [folded, folded ? unfold : fold];
}
