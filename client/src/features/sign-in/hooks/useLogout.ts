import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { logFailure } from '../../../data/errors/log';
import { session } from '../../../data/session/session';
import { useLogoutMutation } from '../../../generated/hooks';
import { paths } from '../../../lib/paths';

/** Signs out here at once, and notifies the server without waiting for it. */
export function useLogout(): () => void {
  const navigate = useNavigate();
  const [logout] = useLogoutMutation();
  return useCallback(() => {
    const leave = () => {
      // The page redirects to the login by itself and remembers where it was; who leaves by choice starts again.
      flushSync(() => session.signOut());
      void navigate(paths.login(), { replace: true, state: null });
    };
    const told = logout().catch((error: unknown) => logFailure('The server did not hear the logout', error));
    void Promise.race([told, new Promise((resolve) => setTimeout(resolve, 1000))]).then(leave);
  }, [logout, navigate]);
}
