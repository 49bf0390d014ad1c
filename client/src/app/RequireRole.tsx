import { Outlet } from 'react-router-dom';
import { useSession } from '../data/useSession';
import type { Role } from '../generated/graphql';
import { ErrorPage } from '../ui';

/** Shows the page to the roles that may see it and says so to the others; the server decides on its own again. */
export function RequireRole({ roles }: { roles: readonly Role[] }) {
  const role = useSession(({ auth }) => auth.user?.role);
  return role && roles.includes(role) ? <Outlet /> : <ErrorPage status={403} embedded />;
}
