import { useNavigate } from 'react-router-dom';
import { session } from './session';
import type { SessionUser } from './session-state';

interface SessionStart {
  user: SessionUser;
  accessToken: string;
  deviceToken?: string | null;
}

/** Stores the new session, and navigates to the page that was requested before the sign-in. */
export function useEnter(): (start: SessionStart, to: string) => void {
  const navigate = useNavigate();
  return ({ user, accessToken, deviceToken }, to) => {
    session.signIn(user, accessToken, deviceToken);
    void navigate(to, { replace: true });
  };
}
