import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { Logo } from '../../components/Logo';
import { useSession } from '../../hooks/useSession';
import { paths } from '../../lib/paths';
import { administrationMenu, screenRoles } from '../administration-menu';
import { messages } from '../messages';
import { mainMenu } from '../navigation';
import styles from './EventSidebar.module.css';
import { MenuEntries } from './MenuEntries';

/** Attendees load none of it. */
const OrganiserEntries = lazy(() => import('./OrganiserEntries'));

/** The menus beside the page on large screens. */
export function EventSidebar({ eventId }: { eventId: string }) {
  const role = useSession(({ auth }) => auth.user?.role);
  return (
    <aside className={styles.sidebar} aria-label={messages.sidebar}>
      <Link
        to={paths.home()}
        state={{ showList: true }}
        className={styles.logo}
        aria-label={messages.allEvents}
      >
        <Logo />
      </Link>
      <MenuEntries title={messages.mainMenu} entries={mainMenu(eventId)} />
      {role && <MenuEntries title={messages.administration} entries={administrationMenu(eventId, role)} />}
      {role && screenRoles.setup.includes(role) && (
        <Suspense>
          <OrganiserEntries eventId={eventId} role={role} />
        </Suspense>
      )}
    </aside>
  );
}
