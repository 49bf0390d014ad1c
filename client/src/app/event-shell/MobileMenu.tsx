import { RightOutlined } from '@ant-design/icons';
import { useNavigate } from 'react-router-dom';
import type { SessionUser } from '../../data/session/session-state';
import { useEventContext } from '../../data/event/useEventContext';
import { paths } from '../../lib/paths';
import {
  ColourModeSwitch,
  Grid,
  LanguageSwitch,
  PictureOrInitials,
  PlainButton,
  Row,
  Sheet,
  Stack,
  Text,
} from '../../ui';
import { messages } from '../messages';
import { hasAt, mobileMenu, moreMenu, type MenuEntry } from '../navigation';
import styles from './MobileMenu.module.css';
import { useMenuChoice } from './useMenuChoice';
import { useOrganiserMenu } from './useOrganiserMenu';

function Entries({ entries, onChoose }: { entries: MenuEntry[]; onChoose: (entry: MenuEntry) => void }) {
  return (
    <Grid as="ul" column={150}>
      {entries.map((entry) => (
        <li key={entry.label}>
          <Row as={PlainButton} gap="sm" className={styles.entry} onClick={() => onChoose(entry)}>
            <Row as="span" className={styles.icon} aria-hidden>
              {entry.icon}
            </Row>
            {entry.label}
          </Row>
        </li>
      ))}
    </Grid>
  );
}

const Heading = ({ children }: { children: string }) => (
  <Text as="h2" size="sm" tone="secondary" strong className={styles.heading}>
    {children}
  </Text>
);

interface MobileMenuProps {
  eventId: string;
  user: SessionUser;
  onClose: () => void;
}

/** Everything that the bottom bar has no place for: the viewer, the menu, and more. */
export default function MobileMenu({ eventId, user, onClose }: MobileMenuProps) {
  const navigate = useNavigate();
  const act = useMenuChoice();
  const { event, profile } = useEventContext();
  const organiserEntries = useOrganiserMenu(eventId, user.role);
  const openAccount = () => {
    onClose();
    void navigate(paths.account());
  };
  const choose = (entry: MenuEntry) => {
    onClose();
    act(entry);
  };
  return (
    <Sheet title={messages.mobileMenu} onClose={onClose}>
      <Row gap="xs" className={styles.head}>
        <Row as={PlainButton} gap="sm" grow className={styles.person} onClick={openAccount}>
          <PictureOrInitials name={user.displayName} src={profile?.avatarUrl ?? user.avatarUrl} size={44} />
          <Stack as="span" grow className={styles.who}>
            <Text as="strong" cut dir="auto">
              {user.displayName}
            </Text>
            <Text size="sm" tone="secondary" cut>
              {messages.account}
            </Text>
          </Stack>
          <RightOutlined aria-hidden />
        </Row>
        <LanguageSwitch />
        <ColourModeSwitch />
      </Row>
      <Entries entries={mobileMenu(eventId, user.role)} onChoose={choose} />
      <Heading>{messages.more}</Heading>
      <Entries entries={moreMenu(eventId, user.role, hasAt(event))} onChoose={choose} />
      {organiserEntries.length > 0 && (
        <>
          <Heading>{messages.organiserMenu}</Heading>
          <Entries entries={organiserEntries} onChoose={choose} />
        </>
      )}
    </Sheet>
  );
}
