import { CloseOutlined, MessageOutlined } from '@ant-design/icons';
import { Badge, Button } from 'antd';
import { useEffect, useRef } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useUnreadMessagesQuery } from '../../../generated/hooks';
import { useEventContext } from '../../../hooks/useEventContext';
import { useAtLeast } from '../../../hooks/useMediaQuery';
import { useOverlays } from '../../../hooks/useOverlays';
import { paths } from '../../../lib/paths';
import { messages } from '../messages';
import styles from './ChatDock.module.css';
import { ConversationList } from './ConversationList';
import { ConversationThread } from './ConversationThread';

/** The value of `?chat=` that opens the list instead of one conversation. */
const ALL = 'all';

function Launcher({ eventId, wide, onOpen }: { eventId: string; wide: boolean; onOpen: () => void }) {
  const { data } = useUnreadMessagesQuery({ variables: { eventId }, fetchPolicy: 'cache-first' });
  const unread = data?.event.viewerUnreadCount ?? 0;
  return (
    <section className={styles.launcher} aria-label={messages.title}>
      <Badge count={unread} color="var(--ant-color-primary-active)">
        <Button
          type="primary"
          size="large"
          shape={wide ? 'round' : 'circle'}
          icon={<MessageOutlined aria-hidden />}
          aria-label={unread > 0 ? messages.openUnread(unread) : messages.open}
          onClick={onOpen}
        >
          {wide && messages.title}
        </Button>
      </Badge>
    </section>
  );
}

function Dock({ eventId, chat }: { eventId: string; chat: string }) {
  const overlays = useOverlays();
  const navigate = useNavigate();
  const panel = useRef<HTMLElement>(null);
  const isList = chat === ALL;
  const close = () => overlays.close('chat');
  const openProfile = (attendeeId: string) =>
    void navigate({ pathname: paths.attendees(eventId), search: `?person=${attendeeId}&chat=${attendeeId}` });

  useEffect(() => {
    panel.current?.focus();
  }, []);
  const { close: closeOverlay } = overlays;
  useEffect(() => {
    const element = panel.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') closeOverlay('chat');
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [closeOverlay]);

  return (
    <section ref={panel} className={styles.dock} aria-label={messages.title} tabIndex={-1}>
      {isList ? (
        <>
          <header className={styles.header}>
            <h2 className={styles.title}>{messages.title}</h2>
            <Button
              type="text"
              icon={<CloseOutlined aria-hidden />}
              aria-label={messages.close}
              onClick={close}
            />
          </header>
          <div className={styles.scroller}>
            <ConversationList eventId={eventId} onOpen={overlays.openChat} />
          </div>
        </>
      ) : (
        <ConversationThread
          key={chat}
          eventId={eventId}
          attendeeId={chat}
          onBack={() => overlays.openChat(ALL)}
          onClose={close}
          onMeet={overlays.openMeet}
          onProfile={openProfile}
        />
      )}
    </section>
  );
}

/** Chat beside whatever page is open, on wide screens; on narrow ones a button and `?chat=` lead to the chat page. */
export default function ChatDock({ eventId }: { eventId: string }) {
  const { profile } = useEventContext();
  const wide = useAtLeast('lg');
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const overlays = useOverlays();
  const chat = params.get('chat');

  // Staff without a profile have no conversations; on the chat page itself there is nothing to dock.
  if (!profile || pathname.startsWith(paths.chat(eventId))) return null;
  if (wide && chat) return <Dock key={chat} eventId={eventId} chat={chat} />;
  if (chat) {
    // Replaces its own step, so that Back leads to the page on which "Message" was tapped.
    return <Navigate to={paths.chat(eventId, chat === ALL ? undefined : chat)} replace />;
  }
  const open = () => (wide ? overlays.openChat(ALL) : void navigate(paths.chat(eventId)));
  return <Launcher eventId={eventId} wide={wide} onOpen={open} />;
}
