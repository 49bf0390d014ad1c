import { CloseOutlined } from '@ant-design/icons';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../lib/paths';
import { HeaderButton, Row, Stack, Text, useOverlays, useReturnFocus } from '../../../ui';
import styles from '../conversations.module.css';
import { ALL_CHATS } from '../lib/chat-address';
import { messages } from '../messages';
import { ConversationList } from './ConversationList';
import { ConversationThread, type ThreadSlots } from './ConversationThread';

/** Closes on Escape, but not while a menu in the dock is open, which the key closes first. */
function useEscape(panel: React.RefObject<HTMLElement | null>, close: () => void) {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const element = panel.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (!element?.querySelector('[role=menu]')) latest.current();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [panel]);
}

/** Marks the document while the dock is open: very wide windows make room for it beside the page. */
function useDockSpace(): void {
  useEffect(() => {
    document.documentElement.dataset['chatDock'] = '';
    return () => {
      delete document.documentElement.dataset['chatDock'];
      // The element that had the focus before may have gone: then the page itself gets it.
      setTimeout(() => {
        if (document.activeElement === document.body)
          document.querySelector('main')?.focus({ preventScroll: true });
      }, 50);
    };
  }, []);
}

function DockList({ eventId, cameFrom }: { eventId: string; cameFrom: string | null }) {
  const overlays = useOverlays();
  return (
    <>
      <Row as="header" justify="between" className={styles.dockHeader}>
        <Text as="h2" size="lg" strong>
          {messages.title}
        </Text>
        <HeaderButton
          icon={<CloseOutlined />}
          label={messages.close}
          onClick={() => overlays.close('chat')}
        />
      </Row>
      <ConversationList eventId={eventId} focusId={cameFrom} onOpen={overlays.openChat} />
    </>
  );
}

/** The conversations, or one of them, in a panel at the side. */
export default function Dock({
  eventId,
  chat,
  MeetingStrip,
}: ThreadSlots & { eventId: string; chat: string }) {
  const overlays = useOverlays();
  const navigate = useNavigate();
  const panel = useRef<HTMLElement>(null);
  const [cameFrom, setCameFrom] = useState<string | null>(null);
  const close = () => overlays.close('chat');
  const back = () => {
    setCameFrom(chat);
    overlays.openChat(ALL_CHATS);
  };
  const openProfile = (attendeeId: string) =>
    void navigate({ pathname: paths.attendees(eventId), search: `?person=${attendeeId}&chat=${attendeeId}` });

  useReturnFocus();
  useDockSpace();
  useEscape(panel, close);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
  }, []);

  return (
    <Stack as="section" ref={panel} className={styles.dock} aria-label={messages.title} tabIndex={-1}>
      {chat === ALL_CHATS ? (
        <DockList eventId={eventId} cameFrom={cameFrom} />
      ) : (
        <ConversationThread
          key={chat}
          eventId={eventId}
          attendeeId={chat}
          MeetingStrip={MeetingStrip}
          focusComposer
          onBack={back}
          onGone={() => overlays.openChat(ALL_CHATS)}
          onClose={close}
          onMeet={overlays.openMeet}
          onProfile={openProfile}
        />
      )}
    </Stack>
  );
}
