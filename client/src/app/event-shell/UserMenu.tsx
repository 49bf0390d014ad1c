import { DownOutlined } from '@ant-design/icons';
import { useNavigate } from 'react-router-dom';
import { PopMenu, PopMenuItem } from '../../components/light/PopMenu';
import { PictureOrInitials } from '../../components/PictureOrInitials';
import { paths } from '../../lib/paths';
import type { SessionUser } from '../../lib/session-state';
import type { ActionEntry, MenuEntry } from '../menu-entries';
import { messages } from '../messages';
import styles from './EventTopBar.module.css';
import { useMenuAction } from './useMenuAction';

interface UserMenuProps {
  user: SessionUser;
  avatar?: string | null;
  entries: (MenuEntry | ActionEntry)[];
}

/** The person's own menu, behind their picture; its head leads to the account. */
export function UserMenu({ user, avatar, entries }: UserMenuProps) {
  const navigate = useNavigate();
  const act = useMenuAction();
  const choose = (entry: MenuEntry | ActionEntry) =>
    'to' in entry ? void navigate(entry.to) : act(entry.action);
  return (
    <PopMenu
      label={messages.userMenu}
      buttonClass={styles.user}
      button={
        <>
          <span className="visually-hidden">{messages.userMenu}</span>
          <PictureOrInitials name={user.displayName} src={avatar ?? user.avatarUrl} size={32} />
          <span className={styles.userName}>{user.displayName}</span>
          <DownOutlined className={styles.userArrow} aria-hidden />
        </>
      }
    >
      <PopMenuItem onClick={() => void navigate(paths.account())}>
        <span className={styles.account}>
          <strong>{user.displayName}</strong>
          <span>{messages.account}</span>
        </span>
      </PopMenuItem>
      <li role="none">
        <hr className={styles.divider} />
      </li>
      {entries.map((entry) => (
        <PopMenuItem key={entry.label} icon={entry.icon} onClick={() => choose(entry)}>
          {entry.label}
        </PopMenuItem>
      ))}
    </PopMenu>
  );
}
