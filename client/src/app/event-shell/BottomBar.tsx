import { MenuOutlined } from '@ant-design/icons';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { useSession } from '../../data/session/useSession';
import { PlainButton, Row, Stack } from '../../ui';
import { messages } from '../messages';
import { bottomBar } from '../navigation';
import styles from './EventShell.module.css';

const MobileMenu = lazy(() => import('./MobileMenu'));

const content = (icon: ReactNode, label: string) => (
  <>
    <Row as="span" className={styles.icon} aria-hidden>
      {icon}
    </Row>
    {label}
  </>
);

/** The menus under the thumb, where there is no room for the sidebar. */
export function BottomBar({ eventId }: { eventId: string }) {
  const user = useSession(({ auth }) => auth.user);
  const [open, setOpen] = useState(false);
  if (!user) return null;
  const look = { align: 'center', justify: 'center', gap: 'xxs' } as const;
  return (
    <nav className={styles.bottomBar} aria-label={messages.mobileBar}>
      {bottomBar(eventId).map(({ label, icon, to, exact }) => (
        <Stack as={NavLink} key={label} to={to} end={exact} {...look}>
          {content(icon, label)}
        </Stack>
      ))}
      <Stack
        as={PlainButton}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        {...look}
      >
        {content(<MenuOutlined aria-hidden />, messages.mobileMenu)}
      </Stack>
      {open && (
        <Suspense fallback={null}>
          <MobileMenu eventId={eventId} user={user} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </nav>
  );
}
