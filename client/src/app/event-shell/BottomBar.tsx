import { MenuOutlined } from '@ant-design/icons';
import { lazy, Suspense, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { useSession } from '../../hooks/useSession';
import { messages } from '../messages';
import { bottomBar } from '../navigation';
import styles from './BottomBar.module.css';

const MobileMenu = lazy(() => import('./MobileMenu'));

/** The menus under the thumb, where there is no room for the sidebar. */
export function BottomBar({ eventId }: { eventId: string }) {
  const user = useSession(({ auth }) => auth.user);
  const [open, setOpen] = useState(false);
  if (!user) return null;
  return (
    <nav className={styles.bar} aria-label={messages.mobileBar}>
      {bottomBar(eventId).map(({ label, icon, to, exact }) => (
        <NavLink key={label} to={to} end={exact} className={styles.item}>
          <span className={styles.icon} aria-hidden>
            {icon}
          </span>
          {label}
        </NavLink>
      ))}
      <button
        type="button"
        className={styles.item}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <span className={styles.icon} aria-hidden>
          <MenuOutlined aria-hidden />
        </span>
        {messages.mobileMenu}
      </button>
      {open && (
        <Suspense fallback={null}>
          <MobileMenu eventId={eventId} user={user} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </nav>
  );
}
