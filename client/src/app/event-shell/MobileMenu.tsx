import { RightOutlined } from '@ant-design/icons';
import { useNavigate } from 'react-router-dom';
import { ColourModeSwitch } from '../../components/ColourModeSwitch';
import { LanguageSwitch } from '../../components/LanguageSwitch';
import { PictureOrInitials } from '../../components/PictureOrInitials';
import { Sheet } from '../../components/Sheet';
import { useEventContext } from '../../hooks/useEventContext';
import { paths } from '../../lib/paths';
import type { SessionUser } from '../../lib/session-state';
import type { ActionEntry, MenuEntry } from '../menu-entries';
import { messages } from '../messages';
import { mobileMenu, moreMenu } from '../navigation';
import { organiserMenu } from '../organiser-menu';
import styles from './MobileMenu.module.css';
import { useMenuAction } from './useMenuAction';

type Entry = MenuEntry | ActionEntry;

function Entries({ entries, onChoose }: { entries: Entry[]; onChoose: (entry: Entry) => void }) {
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.label}>
          <button type="button" className={styles.entry} onClick={() => onChoose(entry)}>
            <span className={styles.icon} aria-hidden>
              {entry.icon}
            </span>
            {entry.label}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface MobileMenuProps {
  eventId: string;
  user: SessionUser;
  onClose: () => void;
}

/** Everything that the bottom bar has no place for: the viewer, the menu, and more. */
export default function MobileMenu({ eventId, user, onClose }: MobileMenuProps) {
  const navigate = useNavigate();
  const act = useMenuAction();
  const { profile } = useEventContext();
  const organiserEntries = organiserMenu(eventId, user.role);
  const go = (to: string) => {
    onClose();
    void navigate(to);
  };
  const choose = (entry: Entry) => {
    if ('to' in entry) return go(entry.to);
    onClose();
    act(entry.action);
  };
  return (
    <Sheet title={messages.mobileMenu} onClose={onClose}>
      <div className={styles.head}>
        <button type="button" className={styles.person} onClick={() => go(paths.account())}>
          <PictureOrInitials name={user.displayName} src={profile?.avatarUrl ?? user.avatarUrl} size={44} />
          <span className={styles.who}>
            <strong>{user.displayName}</strong>
            <span>{messages.account}</span>
          </span>
          <RightOutlined aria-hidden />
        </button>
        <LanguageSwitch />
        <ColourModeSwitch />
      </div>
      <Entries entries={mobileMenu(eventId, user.role)} onChoose={choose} />
      <h2 className={styles.heading}>{messages.more}</h2>
      <Entries entries={moreMenu(eventId, user.role)} onChoose={choose} />
      {organiserEntries.length > 0 && (
        <>
          <h2 className={styles.heading}>{messages.organiserMenu}</h2>
          <Entries entries={organiserEntries} onChoose={choose} />
        </>
      )}
    </Sheet>
  );
}
