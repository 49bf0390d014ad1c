import { ClockCircleOutlined, EnvironmentOutlined, MessageOutlined } from '@ant-design/icons';
import { Alert, Button, Tag } from 'antd';
import { Avatar } from '../../../components/Avatar';
import type { MeetingCard_MeetingFragment } from '../../../generated/graphql';
import { useEventZone } from '../../../hooks/useEventZone';
import { fullName, jobLine } from '../../../lib/format';
import { formatRelativeDay, formatTime, formatTimeRange } from '../../../lib/time';
import { useRespond } from '../hooks/useRespond';
import { closedNote, meetingLabel } from '../lib/meeting-label';
import { messages } from '../messages';
import styles from './MeetingCard.module.css';
import { MeetingActions } from './MeetingActions';

const TAG_COLOURS = { PENDING: 'warning', ACTIVE: 'success', REJECTED: 'default' } as const;

function StatusTag({ meeting }: { meeting: MeetingCard_MeetingFragment }) {
  const label = meeting.viewerAs && meetingLabel(meeting.status, meeting.viewerAs);
  if (!label) return null;
  return (
    <Tag className={styles.tag} color={TAG_COLOURS[meeting.status]} variant="filled">
      {label}
    </Tag>
  );
}

function Place({ meeting }: { meeting: MeetingCard_MeetingFragment }) {
  const { pod, status } = meeting;
  return (
    <p className={styles.fact}>
      <EnvironmentOutlined aria-hidden />
      <span>{pod ? messages.pod(pod.name) : messages.noPod}</span>
      {pod?.location && <span className={styles.quiet}>{pod.location}</span>}
      {pod && status === 'PENDING' && <span className={styles.quiet}>{messages.wish}</span>}
    </p>
  );
}

interface MeetingCardProps {
  meeting: MeetingCard_MeetingFragment;
  /** Name the day beside the time, where no heading does. */
  withDay?: boolean;
  onMessage: (attendeeId: string) => void;
  onAnswered: () => void;
}

/** One meeting from the viewer's side: when, with whom, where, how it stands, and what they can do about it. */
export function MeetingCard({ meeting, withDay = false, onMessage, onAnswered }: MeetingCardProps) {
  const zone = useEventZone();
  const { respond, running, problem } = useRespond(meeting);
  const { other, startsAt, endsAt, status, note, expiresAt } = meeting;
  const name = other ? fullName(other) : messages.someone;
  const day = formatRelativeDay(startsAt, zone);
  const ending = closedNote(meeting.closedReason);
  return (
    <article className={styles.card} data-status={status} aria-label={name}>
      <div className={styles.head}>
        <Avatar name={name} src={other?.avatarUrl} size={44} />
        <div className={styles.who}>
          <h3 className={styles.name}>{name}</h3>
          {other && <p className={styles.job}>{jobLine(other)}</p>}
        </div>
        <StatusTag meeting={meeting} />
      </div>
      <p className={styles.fact}>
        <ClockCircleOutlined aria-hidden />
        {withDay && <span>{day}</span>}
        <time dateTime={startsAt} className={styles.time}>
          {formatTimeRange(startsAt, endsAt, zone)}
        </time>
      </p>
      <Place meeting={meeting} />
      {note && <blockquote className={styles.note}>{note}</blockquote>}
      {ending && <p className={styles.quiet}>{ending}</p>}
      {status === 'PENDING' && expiresAt && (
        <p className={styles.quiet}>
          {messages.lapses(`${formatRelativeDay(expiresAt, zone)}, ${formatTime(expiresAt, zone)}`)}
        </p>
      )}
      {problem && <Alert type="error" showIcon title={problem} />}
      <div className={styles.actions}>
        <MeetingActions
          meeting={meeting}
          name={name}
          when={`${day}, ${formatTime(startsAt, zone)}`}
          running={running}
          onRespond={(action) => void respond(action).then((done) => done && onAnswered())}
        />
        {other?.viewerCanMessage && (
          <Button
            className={styles.message}
            icon={<MessageOutlined aria-hidden />}
            type="text"
            aria-label={messages.messageName(name)}
            onClick={() => onMessage(other.id)}
          >
            {messages.message}
          </Button>
        )}
      </div>
    </article>
  );
}
