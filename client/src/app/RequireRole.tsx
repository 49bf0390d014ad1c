import { Outlet } from 'react-router-dom';
import { useSession } from '../data/session/useSession';
import { ConsoleArea, ErrorPage } from '../ui';
import { screenRoles } from './administration-menu';

/** Shows a page of the console to the roles that may see it and says so to the others; the server decides on its own again. */
export function RequireRole({ screen }: { screen: keyof typeof screenRoles }) {
  const role = useSession(({ auth }) => auth.user?.role);
  if (!role || !screenRoles[screen].includes(role)) return <ErrorPage status={403} embedded />;
  return (
    <ConsoleArea>
      <Outlet />
    </ConsoleArea>
  );
}
