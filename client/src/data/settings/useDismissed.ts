import { session } from '../session/session';
import { useSession } from '../session/useSession';

/** Whether a notice was dismissed on this device, and the function that dismisses it. */
export function useDismissed(key: string): [boolean, () => void] {
  const dismissed = useSession(({ auth }) => auth.device.dismissed.includes(key));
  const dismiss = () => session.setDevice({ dismissed: [...session.getState().auth.device.dismissed, key] });
  return [dismissed, dismiss];
}

/** Whether a section is folded on this device, and the switch. */
export function useFolded(key: string): [boolean, () => void] {
  const [folded, fold] = useDismissed(key);
  const unfold = () => {
    const { dismissed } = session.getState().auth.device;
    session.setDevice({ dismissed: dismissed.filter((known) => known !== key) });
  };
  return [folded, folded ? unfold : fold];
}
