import { CloseOutlined } from '@ant-design/icons';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { HeaderButton, Row, Stack, Text, useOverlays, useReturnFocus } from '../../../ui';
import styles from '../conversations.module.css';
import { ALL_CHATS } from '../lib/chat-address';
import { messages } from '../messages';
import { ConversationList } from './ConversationList';
import ConversationThread, { type ThreadSlots } from './ConversationThread';

/** Closes on Escape, but not while a menu in the dock is open, which the key closes first. */
function useEscape(panel: React.RefObject<HTMLElement | null>, close: () => void) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (!panel.current?.querySelector('[role=menu]')) close();
  });
  useEffect(() => {
    const element = panel.current;
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

/** The conversations, or one of them, in a panel at the side. */
export default function Dock({ chat, MeetingStrip }: ThreadSlots & { chat: string }) {
  const overlays = useOverlays();
  const panel = useRef<HTMLElement>(null);
  const [cameFrom, setCameFrom] = useState<string | null>(null);
  const close = () => overlays.close('chat');
  const openList = () => overlays.openChat(ALL_CHATS);

  useReturnFocus();
  useDockSpace();
  useEscape(panel, close);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
  }, []);

  return (
    <Stack as="section" ref={panel} className={styles.dock} aria-label={messages.title} tabIndex={-1}>
      {chat === ALL_CHATS ? (
        <>
          <Row as="header" justify="between" className={styles.dockHeader}>
            <Text as="h2" size="lg" strong>
              {messages.title}
            </Text>
            <HeaderButton icon={<CloseOutlined />} label={messages.close} onClick={close} />
          </Row>
          <ConversationList focusId={cameFrom} onOpen={overlays.openChat} />
        </>
      ) : (
        <ConversationThread
          key={chat}
          attendeeId={chat}
          MeetingStrip={MeetingStrip}
          focusComposer
          onBack={() => {
            setCameFrom(chat);
            openList();
          }}
          onGone={openList}
          onClose={close}
        />
      )}
    </Stack>
  );
}
