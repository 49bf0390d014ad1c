import { DownOutlined } from '@ant-design/icons';
import { Button, Dropdown, type MenuProps } from 'antd';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { PictureOrInitials } from '../../components/PictureOrInitials';
import { paths } from '../../lib/paths';
import type { SessionUser } from '../../lib/session-state';
import { messages } from '../messages';
import type { ActionEntry, MenuEntry } from '../navigation';
import styles from './EventTopBar.module.css';
import { useMenuAction } from './useMenuAction';

interface UserMenuProps {
  user: SessionUser;
  avatar?: string | null;
  entries: (MenuEntry | ActionEntry)[];
}

/** Within the bar, and so within a landmark of the page. */
const insideBar = (trigger: HTMLElement): HTMLElement => trigger.parentElement ?? document.body;

/** The person's own menu, behind their picture; its head leads to the account. */
export function UserMenu({ user, avatar, entries }: UserMenuProps) {
  const navigate = useNavigate();
  const act = useMenuAction();
  const trigger = useRef<HTMLButtonElement>(null);
  const items: MenuProps['items'] = [
    {
      key: 'account',
      label: (
        <span className={styles.account}>
          <strong>{user.displayName}</strong>
          <span>{messages.account}</span>
        </span>
      ),
      onClick: () => void navigate(paths.account()),
    },
    { type: 'divider' },
    ...entries.map((entry) => ({
      key: entry.label,
      label: entry.label,
      icon: entry.icon,
      onClick: () => {
        // A dialog returns the focus to what had it before: the menu entry is gone by then.
        trigger.current?.focus();
        if ('to' in entry) void navigate(entry.to);
        else act(entry.action);
      },
    })),
  ];
  return (
    <Dropdown trigger={['click']} placement="bottomRight" getPopupContainer={insideBar} menu={{ items }}>
      <Button ref={trigger} type="text" size="large" className={styles.user}>
        <span className="visually-hidden">{messages.userMenu}</span>
        <PictureOrInitials name={user.displayName} src={avatar ?? user.avatarUrl} size={32} />
        <span className={styles.userName}>{user.displayName}</span>
        <DownOutlined className={styles.userArrow} aria-hidden />
      </Button>
    </Dropdown>
  );
}
