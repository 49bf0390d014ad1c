import { CalendarOutlined } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { LoadingCards } from '../../../components/LoadingCards';
import type { MyMeetingsQuery } from '../../../generated/graphql';
import { useMyMeetingsQuery } from '../../../generated/hooks';
import { useEventContext } from '../../../hooks/useEventContext';
import { useEventZone } from '../../../hooks/useEventZone';
import { useOverlays } from '../../../hooks/useOverlays';
import { useReturnFocus } from '../../../hooks/useReturnFocus';
import { paths } from '../../../lib/paths';
import { formatRelativeDay } from '../../../lib/time';
import { groupMeetings } from '../lib/meeting-days';
import { messages } from '../messages';
import { MeetingCard } from './MeetingCard';
import styles from './MyMeetingsModal.module.css';

type Meetings = MyMeetingsQuery['meetings']['nodes'];

function MeetingGroups({ meetings }: { meetings: Meetings }) {
  const zone = useEventZone();
  const overlays = useOverlays();
  const [now] = useState(() => new Date());
  const list = useRef<HTMLDivElement>(null);
  // The buttons just used are gone: the focus stays in the list instead of falling back to the page.
  const keepFocus = () => list.current?.focus();
  return (
    <div ref={list} tabIndex={-1} className={styles.groups}>
      {groupMeetings(meetings, zone, now).map((group) => (
        <section key={group.key} className={styles.group} aria-labelledby={`meetings-${group.key}`}>
          <h2 id={`meetings-${group.key}`} className={styles.day}>
            {group.needsAnswer
              ? messages.needsAnswer
              : formatRelativeDay(group.meetings[0]?.startsAt ?? '', zone)}
          </h2>
          <ul className={styles.list}>
            {group.meetings.map((meeting) => (
              <li key={meeting.id}>
                <MeetingCard
                  meeting={meeting}
                  withDay={group.needsAnswer}
                  onMessage={overlays.openChat}
                  onAnswered={keepFocus}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function MyMeetings({ eventId }: { eventId: string }) {
  const navigate = useNavigate();
  const { data, error, loading, refetch, fetchMore } = useMyMeetingsQuery({ variables: { eventId } });
  if (!data && error)
    return <ErrorState error={error} title={messages.loadFailed} onRetry={() => refetch()} />;
  if (!data) return <LoadingCards count={3} minWidth={400} rows={3} />;
  const { nodes, pageInfo } = data.meetings;
  if (nodes.length === 0) {
    return (
      <EmptyState
        title={messages.emptyTitle}
        text={messages.emptyText}
        icon={<CalendarOutlined aria-hidden />}
        action={
          <Button type="primary" onClick={() => void navigate(paths.attendees(eventId))}>
            {messages.findPeople}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <MeetingGroups meetings={nodes} />
      {pageInfo.hasNextPage && (
        <Button
          block
          loading={loading}
          onClick={() => void fetchMore({ variables: { after: pageInfo.endCursor } })}
        >
          {messages.showMore}
        </Button>
      )}
    </>
  );
}

interface MyMeetingsModalProps {
  eventId: string;
  open: boolean;
  onClose: () => void;
}

/** All meetings of the viewer in this event: what waits for their answer first, then day by day. */
export default function MyMeetingsModal({ eventId, open, onClose }: MyMeetingsModalProps) {
  const { profile } = useEventContext();
  useReturnFocus();
  return (
    <Modal title={messages.title} open={open} onCancel={onClose} footer={null} width={640} destroyOnHidden>
      {profile ? (
        <MyMeetings eventId={eventId} />
      ) : (
        <EmptyState
          title={messages.emptyTitle}
          text={messages.staffText}
          icon={<CalendarOutlined aria-hidden />}
        />
      )}
    </Modal>
  );
}
