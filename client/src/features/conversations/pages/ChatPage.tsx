import { MessageOutlined } from '@ant-design/icons';
import { lazy, Suspense, useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useEventContext } from '../../../data/event/useEventContext';
import { paths } from '../../../lib/paths';
import { EmptyState, Row, Stack, Text, useAtLeast, usePageTitle } from '../../../ui';
import { ConversationList } from '../components/ConversationList';
import type { ThreadSlots } from '../components/ConversationThread';
import styles from '../conversations.module.css';
import { messages } from '../messages';

/** A phone shows the list first. */
const ConversationThread = lazy(() => import('../components/ConversationThread'));

/** Marks the document while a page wants the whole window: the bars of the shell make room for it. */
function useFullBleed(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    document.documentElement.dataset['fullBleed'] = '';
    return () => {
      delete document.documentElement.dataset['fullBleed'];
    };
  }, [active]);
}

/** Chat as a page: on a phone the list or one conversation over the whole window, on a wide screen both. */
export default function ChatPage({ MeetingStrip }: ThreadSlots) {
  const { attendeeId } = useParams();
  const { event } = useEventContext();
  const isWide = useAtLeast('md');
  const navigate = useNavigate();
  usePageTitle(messages.title, event.title);
  useFullBleed(!isWide && attendeeId !== undefined);

  const openList = () => void navigate(paths.chat(event.id));
  return (
    <Row align="stretch" className={styles.page} data-thread={attendeeId ? true : undefined}>
      {(isWide || !attendeeId) && (
        <Stack as="section" grow className={styles.side} aria-label={messages.list}>
          <Text as="h1" strong={700} className={styles.title}>
            {messages.title}
          </Text>
          <ConversationList
            openId={attendeeId}
            onOpen={(other) =>
              void navigate(paths.chat(event.id, other), { replace: isWide && !!attendeeId })
            }
          />
        </Stack>
      )}
      {attendeeId && (
        <Stack className={styles.main}>
          {!isWide && <h1 className="visually-hidden">{messages.title}</h1>}
          <Suspense fallback={null}>
            <ConversationThread
              key={attendeeId}
              attendeeId={attendeeId}
              MeetingStrip={MeetingStrip}
              focusComposer={isWide}
              onBack={isWide ? undefined : openList}
              onGone={openList}
            />
          </Suspense>
        </Stack>
      )}
      {isWide && !attendeeId && (
        <Stack justify="center" className={styles.main}>
          <EmptyState title={messages.pick} text={messages.pickText} icon={<MessageOutlined aria-hidden />} />
        </Stack>
      )}
    </Row>
  );
}
