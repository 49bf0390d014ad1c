import { MenuOutlined } from '@ant-design/icons';
import { Drawer } from 'antd';
import { useState } from 'react';
import { NavLink, useNavigate } from 'react-router-dom';
import { useSession } from '../../hooks/useSession';
import { messages } from '../messages';
import { bottomBar, mobileMenu, type ActionEntry, type MenuEntry } from '../navigation';
import styles from './BottomBar.module.css';
import { useMenuAction } from './useMenuAction';

function MobileMenu({ entries, onClose }: { entries: (MenuEntry | ActionEntry)[]; onClose: () => void }) {
  const navigate = useNavigate();
  const act = useMenuAction();
  const choose = (entry: MenuEntry | ActionEntry) => {
    onClose();
    if ('to' in entry) void navigate(entry.to);
    else act(entry.action);
  };
  return (
    <ul className={styles.menu}>
      {entries.map((entry) => (
        <li key={entry.label}>
          <button type="button" className={styles.menuEntry} onClick={() => choose(entry)}>
            <span className={styles.menuIcon} aria-hidden>
              {entry.icon}
            </span>
            {entry.label}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The menus under the thumb, where there is no room for the sidebar. */
export function BottomBar({ eventId }: { eventId: string }) {
  const role = useSession(({ auth }) => auth.user?.role);
  const [open, setOpen] = useState(false);
  if (!role) return null;
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
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        placement="bottom"
        closable={{ placement: 'end' }}
        title={messages.mobileMenu}
        size="auto"
        styles={{ body: { padding: 8 } }}
      >
        <MobileMenu entries={mobileMenu(eventId, role)} onClose={() => setOpen(false)} />
      </Drawer>
    </nav>
  );
}
