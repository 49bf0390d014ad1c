import { DownOutlined } from '@ant-design/icons';
import type { MenuProps } from 'antd';
import { useNavigate } from 'react-router-dom';
import { ActionMenu } from '../../components/ActionMenu';
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

/** The key of the head, which is no entry of the menu. */
const ACCOUNT = 'account';

/** The person's own menu, behind their picture; its head leads to the account. */
export function UserMenu({ user, avatar, entries }: UserMenuProps) {
  const navigate = useNavigate();
  const act = useMenuAction();
  const items: MenuProps['items'] = [
    {
      key: ACCOUNT,
      label: (
        <span className={styles.account}>
          <strong>{user.displayName}</strong>
          <span>{messages.account}</span>
        </span>
      ),
    },
    { type: 'divider' },
    ...entries.map(({ label, icon }) => ({ key: label, label, icon })),
  ];
  const choose = (key: string) => {
    const entry = entries.find(({ label }) => label === key);
    if (!entry) void navigate(paths.account());
    else if ('to' in entry) void navigate(entry.to);
    else act(entry.action);
  };
  return (
    <ActionMenu
      placement="bottomRight"
      items={items}
      onChoose={choose}
      button={{
        type: 'text',
        size: 'large',
        className: styles.user,
        children: (
          <>
            <span className="visually-hidden">{messages.userMenu}</span>
            <PictureOrInitials name={user.displayName} src={avatar ?? user.avatarUrl} size={32} />
            <span className={styles.userName}>{user.displayName}</span>
            <DownOutlined className={styles.userArrow} aria-hidden />
          </>
        ),
      }}
    />
  );
}
