import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { isSignedIn } from '../../data/session/session';
import { useSession } from '../../data/session/useSession';
import { openWithoutLogin, paths } from '../../lib/paths';

/** Lets only people who are signed in pass, and remembers where the others wanted to go. */
export function ProtectedLayout() {
  const signedIn = useSession(isSignedIn);
  const mustChangePassword = useSession(({ auth }) => auth.user?.mustChangePassword ?? false);
  const { pathname, search } = useLocation();
  if (!signedIn && !pathname.includes(openWithoutLogin)) {
    return <Navigate to={paths.login()} replace state={{ from: pathname + search }} />;
  }
  if (signedIn && mustChangePassword) {
    return <Navigate to={paths.changePassword()} replace state={{ from: pathname + search }} />;
  }
  return <Outlet />;
}
