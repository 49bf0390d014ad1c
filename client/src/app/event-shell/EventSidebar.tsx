import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../../data/session/useSession';
import { paths } from '../../lib/paths';
import { Logo, NavList, Row, Stack } from '../../ui';
import { administrationMenu, screenRoles } from '../administration-menu';
import { messages } from '../messages';
import { mainMenu } from '../navigation';
import styles from './EventShell.module.css';

/** Attendees load none of it. */
const OrganiserEntries = lazy(() => import('./OrganiserEntries'));

/** The menus beside the page on large screens. */
export function EventSidebar({ eventId }: { eventId: string }) {
  const role = useSession(({ auth }) => auth.user?.role);
  return (
    <Stack as="aside" gap="xs" rigid className={styles.sidebar} aria-label={messages.sidebar}>
      <Row
        as={Link}
        to={paths.home()}
        state={{ showList: true }}
        className={styles.logo}
        aria-label={messages.allEvents}
      >
        <Logo />
      </Row>
      <NavList foldKey="main" title={messages.mainMenu} entries={mainMenu(eventId)} />
      {role && (
        <NavList
          foldKey="administration"
          title={messages.administration}
          entries={administrationMenu(eventId, role)}
        />
      )}
      {role && screenRoles.setup.includes(role) && (
        <Suspense>
          <OrganiserEntries eventId={eventId} role={role} />
        </Suspense>
      )}
    </Stack>
  );
}
