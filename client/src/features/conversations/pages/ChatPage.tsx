import { MessageOutlined } from '@ant-design/icons';
import { useNavigate, useParams } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState';
import { useEventContext } from '../../../hooks/useEventContext';
import { useAtLeast } from '../../../hooks/useMediaQuery';
import { useOverlays } from '../../../hooks/useOverlays';
import { usePageTitle } from '../../../hooks/usePageTitle';
import { paths } from '../../../lib/paths';
import { ConversationList } from '../components/ConversationList';
import { ConversationThread } from '../components/ConversationThread';
import { useFullBleed } from '../hooks/useFullBleed';
import type { ThreadSlots } from '../lib/thread-slots';
import { messages } from '../messages';
import styles from './ChatPage.module.css';

/** Chat as a page: on a phone the list or one conversation over the whole window, on a wide screen both. */
export default function ChatPage({ MeetingStrip }: ThreadSlots) {
  const { attendeeId } = useParams();
  const { event } = useEventContext();
  const eventId = event.id;
  const isWide = useAtLeast('md');
  const navigate = useNavigate();
  const overlays = useOverlays();
  usePageTitle(messages.title, event.title);
  useFullBleed(!isWide && attendeeId !== undefined);

  const openList = () => void navigate(paths.chat(eventId));
  const openProfile = (other: string) =>
    void navigate({ pathname: paths.attendees(eventId), search: `?person=${other}` });
  return (
    <div className={styles.page} data-thread={attendeeId ? true : undefined}>
      {(isWide || !attendeeId) && (
        <section className={styles.side} aria-label={messages.list}>
          <h1 className={styles.title}>{messages.title}</h1>
          <ConversationList
            eventId={eventId}
            openId={attendeeId}
            onOpen={(other) => void navigate(paths.chat(eventId, other), { replace: isWide && !!attendeeId })}
          />
        </section>
      )}
      {attendeeId && (
        <div className={styles.main}>
          {!isWide && <h1 className="visually-hidden">{messages.title}</h1>}
          <ConversationThread
            key={attendeeId}
            eventId={eventId}
            attendeeId={attendeeId}
            MeetingStrip={MeetingStrip}
            focusComposer={isWide}
            onBack={isWide ? undefined : openList}
            onGone={openList}
            onMeet={overlays.openMeet}
            onProfile={openProfile}
          />
        </div>
      )}
      {isWide && !attendeeId && (
        <div className={styles.nothing}>
          <EmptyState title={messages.pick} text={messages.pickText} icon={<MessageOutlined aria-hidden />} />
        </div>
      )}
    </div>
  );
}
