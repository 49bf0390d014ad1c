import { DownOutlined } from '@ant-design/icons';
import { useNavigate } from 'react-router-dom';
import type { SessionUser } from '../../data/session/session-state';
import { paths } from '../../lib/paths';
import { ColourModeItems, PictureOrInitials, PopMenu, PopMenuItem, Row, Stack, Text } from '../../ui';
import { messages } from '../messages';
import type { MenuEntry } from '../navigation';
import styles from './EventShell.module.css';
import { useMenuChoice } from './useMenuChoice';

interface UserMenuProps {
  user: SessionUser;
  avatar?: string | null;
  entries: MenuEntry[];
}

const Divider = () => (
  <li role="none">
    <hr className={styles.divider} />
  </li>
);

/** The person's own menu, behind their picture; its head leads to the account. */
export function UserMenu({ user, avatar, entries }: UserMenuProps) {
  const navigate = useNavigate();
  const choose = useMenuChoice();
  return (
    <PopMenu
      label={messages.userMenu}
      buttonClass={styles.user}
      button={
        <Row as="span" gap="xs">
          <span className="visually-hidden">{messages.userMenu}</span>
          <PictureOrInitials name={user.displayName} src={avatar ?? user.avatarUrl} size={32} />
          <Text cut strong dir="auto" className={styles.userName}>
            {user.displayName}
          </Text>
          <DownOutlined className={styles.userArrow} aria-hidden />
        </Row>
      }
    >
      <PopMenuItem onClick={() => void navigate(paths.account())}>
        <Stack as="span" className={styles.who}>
          <Text as="strong" cut dir="auto">
            {user.displayName}
          </Text>
          <Text size="sm" tone="secondary" cut>
            {messages.account}
          </Text>
        </Stack>
      </PopMenuItem>
      <Divider />
      {entries.map((entry) => (
        <PopMenuItem key={entry.label} icon={entry.icon} onClick={() => choose(entry)}>
          {entry.label}
        </PopMenuItem>
      ))}
      <Divider />
      <ColourModeItems />
    </PopMenu>
  );
}
