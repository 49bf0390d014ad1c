import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOverlays } from '../../../hooks/useOverlays';
import { useReturnFocus } from '../../../hooks/useReturnFocus';
import { paths } from '../../../lib/paths';
import { useDockSpace } from '../hooks/useDockSpace';
import { ALL_CHATS } from '../lib/chat-address';
import type { ThreadSlots } from '../lib/thread-slots';
import { messages } from '../messages';
import styles from './ChatDock.module.css';
import { ConversationList } from './ConversationList';
import { ConversationThread } from './ConversationThread';

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

function DockList({ eventId, cameFrom }: { eventId: string; cameFrom: string | null }) {
  const overlays = useOverlays();
  return (
    <>
      <header className={styles.header}>
        <h2 className={styles.title}>{messages.title}</h2>
        <Button
          type="text"
          icon={<CloseOutlined aria-hidden />}
          aria-label={messages.close}
          onClick={() => overlays.close('chat')}
        />
      </header>
      <ConversationList eventId={eventId} focusId={cameFrom} onOpen={overlays.openChat} />
    </>
  );
}

interface DockProps extends ThreadSlots {
  eventId: string;
  chat: string;
}

/** The conversations, or one of them, in a panel at the side. */
export default function Dock({ eventId, chat, MeetingStrip }: DockProps) {
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
    <section ref={panel} className={styles.dock} aria-label={messages.title} tabIndex={-1}>
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
    </section>
  );
}
