import { ArrowLeftOutlined, CalendarOutlined, CloseOutlined, UserOutlined } from '@ant-design/icons';
import { Button, Skeleton, Tooltip } from 'antd';
import { Avatar } from '../../../components/Avatar';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import type { ChatPartner_AttendeeFragment } from '../../../generated/graphql';
import { hasCode } from '../../../lib/errors';
import { fullName, jobLine } from '../../../lib/format';
import { useOutbox } from '../hooks/useOutbox';
import { useThread } from '../hooks/useThread';
import { messages } from '../messages';
import { Composer } from './Composer';
import styles from './ConversationThread.module.css';
import { ThreadMessages } from './ThreadMessages';

interface ThreadNavigation {
  onBack?: () => void;
  onClose?: () => void;
  onMeet: (attendeeId: string) => void;
  onProfile: (attendeeId: string) => void;
}

function ThreadHeader({ partner, ...go }: ThreadNavigation & { partner?: ChatPartner_AttendeeFragment }) {
  const name = partner && fullName(partner);
  return (
    <header className={styles.header}>
      {go.onBack && (
        <Button
          type="text"
          icon={<ArrowLeftOutlined aria-hidden />}
          aria-label={messages.back}
          onClick={go.onBack}
        />
      )}
      {partner && name ? (
        <button
          type="button"
          className={styles.who}
          title={messages.profile(name)}
          onClick={() => go.onProfile(partner.id)}
        >
          <Avatar name={name} src={partner.avatarUrl} size={40} />
          <span className={styles.names}>
            <span className={styles.name}>{name}</span>
            <span className={styles.job}>{jobLine(partner)}</span>
          </span>
        </button>
      ) : (
        <span className={styles.who}>
          <UserOutlined aria-hidden />
        </span>
      )}
      {partner?.viewerCanRequestMeeting && name && (
        <Tooltip title={messages.meet(name)}>
          <Button
            type="text"
            icon={<CalendarOutlined aria-hidden />}
            aria-label={messages.meet(name)}
            onClick={() => go.onMeet(partner.id)}
          />
        </Tooltip>
      )}
      {go.onClose && (
        <Button
          type="text"
          icon={<CloseOutlined aria-hidden />}
          aria-label={messages.minimise}
          onClick={go.onClose}
        />
      )}
    </header>
  );
}

/** One conversation from header to composer; give it the attendee's id as key. */
export function ConversationThread({
  eventId,
  attendeeId,
  ...go
}: ThreadNavigation & { eventId: string; attendeeId: string }) {
  const thread = useThread(attendeeId);
  const { outbox, queued, isStored } = useOutbox(eventId);
  const { conversation, error } = thread;
  const partner = conversation?.attendee;
  const name = partner ? fullName(partner) : '';
  return (
    <section className={styles.thread} aria-label={messages.thread(name)}>
      <ThreadHeader partner={partner} {...go} />
      {!partner && !error && (
        <div className={styles.loading} aria-hidden>
          <Skeleton active paragraph={{ rows: 4 }} title={false} />
        </div>
      )}
      {!partner && error && hasCode(error, 'NOT_FOUND') && (
        <EmptyState title={messages.threadMissing} text={messages.threadMissingText} />
      )}
      {!partner && error && !hasCode(error, 'NOT_FOUND') && (
        <ErrorState error={error} title={messages.threadFailed} onRetry={() => thread.refetch()} />
      )}
      {partner && (
        <>
          <ThreadMessages
            thread={thread}
            attendeeId={attendeeId}
            name={name}
            outbox={outbox}
            queued={queued.filter((message) => message.attendeeId === attendeeId)}
          />
          {!isStored && <output className={styles.closed}>{messages.queuedNotStored}</output>}
          {partner.viewerCanMessage ? (
            <Composer attendeeId={attendeeId} name={name} onSend={(text) => outbox.add(attendeeId, text)} />
          ) : (
            <p className={styles.closed}>{messages.closed}</p>
          )}
        </>
      )}
    </section>
  );
}
