import { Link, NavLink } from 'react-router-dom';
import { Logo } from '../../components/Logo';
import { useSession } from '../../hooks/useSession';
import { paths } from '../../lib/paths';
import { messages } from '../messages';
import { administrationMenu, mainMenu, type MenuEntry } from '../navigation';
import styles from './EventSidebar.module.css';

function Entries({ title, entries }: { title: string; entries: MenuEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <nav className={styles.group} aria-label={title}>
      <p className={styles.heading} aria-hidden>
        {title}
      </p>
      <ul className={styles.list}>
        {entries.map(({ label, icon, to, exact }) => (
          <li key={label}>
            <NavLink to={to} end={exact} className={styles.link}>
              <span className={styles.icon} aria-hidden>
                {icon}
              </span>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

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
      <Entries title={messages.mainMenu} entries={mainMenu(eventId)} />
      {role && <Entries title={messages.administration} entries={administrationMenu(eventId, role)} />}
    </aside>
  );
}
