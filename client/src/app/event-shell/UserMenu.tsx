import { DownOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useNavigate } from 'react-router-dom';
import { Avatar } from '../../components/Avatar';
import type { SessionUser } from '../../lib/session-state';
import { messages } from '../messages';
import type { ActionEntry, MenuEntry } from '../navigation';
import { useMenuAction } from './useMenuAction';
import styles from './EventTopBar.module.css';

interface UserMenuProps {
  user: SessionUser;
  avatar?: string | null;
  entries: (MenuEntry | ActionEntry)[];
}

/** Within the bar, and so within a landmark of the page. */
const insideBar = (trigger: HTMLElement): HTMLElement => trigger.parentElement ?? document.body;

/** The person's own menu, behind their picture. */
export function UserMenu({ user, avatar, entries }: UserMenuProps) {
  const navigate = useNavigate();
  const act = useMenuAction();
  const items = entries.map((entry) => ({
    key: entry.label,
    label: entry.label,
    icon: entry.icon,
    onClick: () => ('to' in entry ? void navigate(entry.to) : act(entry.action)),
  }));
  return (
    <Dropdown trigger={['click']} placement="bottomRight" getPopupContainer={insideBar} menu={{ items }}>
      <Button type="text" size="large" className={styles.user}>
        <span className="visually-hidden">{messages.userMenu}</span>
        <Avatar name={user.displayName} src={avatar ?? user.avatarUrl} size={32} />
        <span className={styles.userName}>{user.displayName}</span>
        <DownOutlined className={styles.userArrow} aria-hidden />
      </Button>
    </Dropdown>
  );
}
