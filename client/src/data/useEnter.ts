import { useNavigate } from 'react-router-dom';
import { session } from './session';
import type { SessionUser } from './session-state';

interface SessionStart {
  user: SessionUser;
  accessToken: string;
  deviceToken?: string | null;
}

/** Stores who signed in, and goes on to where they wanted to be. */
export function useEnter(): (start: SessionStart, to: string) => void {
  const navigate = useNavigate();
  return ({ user, accessToken, deviceToken }, to) => {
    session.signIn(user, accessToken, deviceToken);
    void navigate(to, { replace: true });
  };
}
