import { MessageOutlined, SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Link, useNavigate } from 'react-router-dom';
import { useCan } from '../../data/session/useCan';
import { useConnectionState } from '../../data/connection/useConnectionState';
import { useEventContext } from '../../data/event/useEventContext';
import { useSession } from '../../data/session/useSession';
import { ALL_CHATS } from '../../features/conversations/lib/chat-address';
import { NotificationBell } from '../../features/notifications/components/NotificationBell';
import { paths } from '../../lib/paths';
import {
  EntryCodeButton,
  HeaderButton,
  Logo,
  Row,
  Text,
  useAtLeast,
  useOverlay,
  useOverlays,
} from '../../ui';
import { messages } from '../messages';
import { desktopMenu, hasAt } from '../navigation';
import styles from './EventShell.module.css';
import { UserMenu } from './UserMenu';

/** Says when live updates have stopped, and nothing while all is well. */
function ConnectionSign() {
  const state = useConnectionState();
  const live = state === 'connected' || state === 'idle';
  // A phone's header has no room for the word: the banner below says it.
  const roomForWords = useAtLeast('md');
  return (
    <Row as="output" gap="xs" rigid data-state={state}>
      {!live && (
        <>
          <span className={styles.dot} aria-hidden />
          <Text size="sm" tone="secondary" className={roomForWords ? '' : 'visually-hidden'}>
            {messages.connection[state]}
          </Text>
        </>
      )}
    </Row>
  );
}

/** Opens the conversations: beside the page where there is room, as a page on phones. */
function MessagesButton({ eventId, unread }: { eventId: string; unread: number }) {
  const chat = useOverlay('chat');
  const wide = useAtLeast('lg');
  const navigate = useNavigate();
  const toggle = () => (chat.value ? chat.close() : chat.open(ALL_CHATS));
  return (
    <HeaderButton
      icon={<MessageOutlined aria-hidden />}
      label={messages.chat(unread)}
      count={unread}
      onClick={wide ? toggle : () => void navigate(paths.chat(eventId))}
    />
  );
}

/** Opens the one search box of the event; wide headers name its key. */
function SearchButton() {
  const overlays = useOverlays();
  const roomForWords = useAtLeast('xl');
  const open = () => overlays.openModal('search');
  if (!roomForWords) {
    return <HeaderButton icon={<SearchOutlined aria-hidden />} label={messages.search} onClick={open} />;
  }
  return (
    <Button className={styles.search} icon={<SearchOutlined aria-hidden />} onClick={open}>
      {messages.searchHint}
      <kbd className={styles.key} aria-hidden>
        /
      </kbd>
    </Button>
  );
}

/** Which event this is, what waits for the viewer, and who is here. */
export function EventTopBar() {
  const { event, profile } = useEventContext();
  const user = useSession(({ auth }) => auth.user);
  const takesPart = useCan('takePart');
  const wide = useAtLeast('lg');
  return (
    <Row as="header" gap={wide ? 'sm' : 'xs'} className={styles.topBar}>
      {!wide && (
        <Row
          as={Link}
          to={paths.home()}
          state={{ showList: true }}
          justify="center"
          tall
          className={styles.mark}
          aria-label={messages.allEvents}
        >
          <Logo size={30} wordmark={false} />
        </Row>
      )}
      <Text
        as={Link}
        to={paths.event(event.id)}
        // Phones have room for two short lines beside the buttons.
        cut={wide ? true : 2}
        grow
        tight
        dir="auto"
        className={styles.title}
        title={event.title}
      >
        {event.title}
      </Text>
      <ConnectionSign />
      <Row rigid>
        <EntryCodeButton />
        <SearchButton />
        {takesPart && <MessagesButton eventId={event.id} unread={event.viewerUnreadCount} />}
        {takesPart && <NotificationBell eventId={event.id} />}
      </Row>
      {wide && user && (
        <UserMenu
          user={user}
          avatar={profile?.avatarUrl}
          entries={desktopMenu(event.id, user.role, hasAt(event))}
        />
      )}
    </Row>
  );
}
