import { Link } from 'react-router-dom';
import { Logo } from '../../components/Logo';
import { NotificationBell } from '../../features/notifications/components/NotificationBell';
import { useCan } from '../../hooks/useCan';
import { useEventContext } from '../../hooks/useEventContext';
import { useAtLeast } from '../../hooks/useMediaQuery';
import { useSession } from '../../hooks/useSession';
import { paths } from '../../lib/paths';
import { ColourModeSwitch } from '../../components/ColourModeSwitch';
import { messages } from '../messages';
import { desktopMenu } from '../navigation';
import { ConnectionSign } from './ConnectionSign';
import styles from './EventTopBar.module.css';
import { MessagesButton } from './MessagesButton';
import { SearchButton } from './SearchButton';
import { UserMenu } from './UserMenu';

/** Which event this is, what waits for the viewer, and who is here. */
export function EventTopBar() {
  const { event, profile } = useEventContext();
  const user = useSession(({ auth }) => auth.user);
  const takesPart = useCan('takePart');
  const wide = useAtLeast('lg');
  return (
    <header className={styles.bar}>
      <Link
        to={paths.home()}
        state={{ showList: true }}
        className={styles.mark}
        aria-label={messages.allEvents}
      >
        <Logo size={30} wordmark={false} />
      </Link>
      <Link to={paths.event(event.id)} className={styles.title} title={event.title}>
        {event.title}
      </Link>
      <ConnectionSign />
      <div className={styles.tools}>
        <SearchButton />
        {takesPart && <MessagesButton eventId={event.id} unread={event.viewerUnreadCount} />}
        {takesPart && <NotificationBell eventId={event.id} />}
        {wide && <ColourModeSwitch />}
      </div>
      {wide && user && (
        <UserMenu user={user} avatar={profile?.avatarUrl} entries={desktopMenu(event.id, user.role)} />
      )}
    </header>
  );
}
