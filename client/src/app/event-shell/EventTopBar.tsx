import { Link } from 'react-router-dom';
import { Logo } from '../../components/Logo';
import { useEventContext } from '../../hooks/useEventContext';
import { useAtLeast } from '../../hooks/useMediaQuery';
import { useSession } from '../../hooks/useSession';
import { paths } from '../../lib/paths';
import { ColourModeSwitch } from '../layouts/ColourModeSwitch';
import { desktopMenu } from '../navigation';
import styles from './EventTopBar.module.css';
import { UserMenu } from './UserMenu';

/** Which event this is, and who is here. */
export function EventTopBar() {
  const { event, profile } = useEventContext();
  const user = useSession(({ auth }) => auth.user);
  const wide = useAtLeast('lg');
  return (
    <header className={styles.bar}>
      <Link to={paths.home()} className={styles.mark} aria-label="Podium, all events">
        <Logo size={30} wordmark={false} />
      </Link>
      <Link to={paths.event(event.id)} className={styles.title}>
        {event.title}
      </Link>
      <ColourModeSwitch />
      {wide && user && (
        <UserMenu user={user} avatar={profile?.avatarUrl} entries={desktopMenu(event.id, user.role)} />
      )}
    </header>
  );
}
