import { Link } from 'react-router-dom';
import { ColourModeSwitch } from '../../components/ColourModeSwitch';
import { Logo } from '../../components/Logo';
import { NotificationBell } from '../../features/notifications/components/NotificationBell';
import { useCan } from '../../hooks/useCan';
import { useConnectionState } from '../../hooks/useConnectionState';
import { useEventContext } from '../../hooks/useEventContext';
import { useAtLeast } from '../../hooks/useMediaQuery';
import { useSession } from '../../hooks/useSession';
import { paths } from '../../lib/paths';
import { Row } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { messages } from '../messages';
import { desktopMenu } from '../navigation';
import styles from './EventShell.module.css';
import { MessagesButton } from './MessagesButton';
import { SearchButton } from './SearchButton';
import { UserMenu } from './UserMenu';

/** Says when live updates have stopped; a quiet dot while all is well. */
function ConnectionSign() {
  const state = useConnectionState();
  const live = state === 'connected' || state === 'idle';
  // A phone's header has no room for the word: the banner below says it.
  const roomForWords = useAtLeast('md');
  return (
    <Row as="output" gap="xs" rigid data-state={state}>
      {state !== 'idle' && <span className={styles.dot} title={messages.connection[state]} />}
      {!live && (
        <Text size="sm" tone="secondary" className={roomForWords ? '' : 'visually-hidden'}>
          {messages.connection[state]}
        </Text>
      )}
    </Row>
  );
}

/** Which event this is, what waits for the viewer, and who is here. */
export function EventTopBar() {
  const { event, profile } = useEventContext();
  const user = useSession(({ auth }) => auth.user);
  const takesPart = useCan('takePart');
  const wide = useAtLeast('lg');
  return (
    <Row as="header" gap={wide ? 'sm' : 'xs'} className={styles.topBar}>
      {!wide && (
        <Row
          as={Link}
          to={paths.home()}
          state={{ showList: true }}
          justify="center"
          tall
          className={styles.mark}
          aria-label={messages.allEvents}
        >
          <Logo size={30} wordmark={false} />
        </Row>
      )}
      <Text as={Link} to={paths.event(event.id)} cut grow className={styles.title} title={event.title}>
        {event.title}
      </Text>
      <ConnectionSign />
      <Row rigid>
        <SearchButton />
        {takesPart && <MessagesButton eventId={event.id} unread={event.viewerUnreadCount} />}
        {takesPart && <NotificationBell eventId={event.id} />}
        {wide && <ColourModeSwitch />}
      </Row>
      {wide && user && (
        <UserMenu user={user} avatar={profile?.avatarUrl} entries={desktopMenu(event.id, user.role)} />
      )}
    </Row>
  );
}
