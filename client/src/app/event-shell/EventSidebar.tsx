import { lazy, Suspense, useCallback, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
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
  const { pathname } = useLocation();
  const aside = useRef<HTMLElement>(null);
  const showCurrent = useCallback(() => {
    // Newer browsers return a promise, which an effect would take for its clean-up.
    aside.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, []);
  // oxlint-disable-next-line react/exhaustive-deps -- each page has its own entry
  useEffect(showCurrent, [pathname, showCurrent]);
  return (
    <Stack as="aside" ref={aside} gap="xs" rigid className={styles.sidebar} aria-label={messages.sidebar}>
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
          <OrganiserEntries eventId={eventId} role={role} onShown={showCurrent} />
        </Suspense>
      )}
    </Stack>
  );
}
