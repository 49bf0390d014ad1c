import { EnvironmentOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { Avatar } from '../../../components/Avatar';
import { ErrorState } from '../../../components/ErrorState';
import { LoadingLines } from '../../../components/LoadingLines';
import type { NextMeeting_MeetingFragment } from '../../../generated/graphql';
import { useNextMeetingsQuery } from '../../../generated/hooks';
import { useEventContext } from '../../../hooks/useEventContext';
import { useNow } from '../../../hooks/useNow';
import { useSearchParamState } from '../../../hooks/useSearchParamState';
import { fullName, jobLine } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { formatRelativeDay, formatTimeRange } from '../../../lib/time';
import { formatSpan } from '../lib/event-phase';
import { nextOf } from '../lib/next-meeting';
import { messages } from '../messages';
import { HomeCard } from './HomeCard';
import styles from './NextMeeting.module.css';

interface MeetingProps {
  meeting: NextMeeting_MeetingFragment;
  zone: string;
  now: Date;
}

function Meeting({ meeting, zone, now }: MeetingProps) {
  const wait = Date.parse(meeting.startsAt) - now.getTime();
  const name = meeting.other ? fullName(meeting.other) : '';
  return (
    <div className={styles.meeting}>
      <p className={styles.when}>
        <span className={styles.time}>{formatTimeRange(meeting.startsAt, meeting.endsAt, zone)}</span>
        <span className={styles.day}>
          {formatRelativeDay(meeting.startsAt, zone, now)} ·{' '}
          {wait > 0 ? messages.inSpan(formatSpan(wait)) : messages.meetingNow}
        </span>
      </p>
      {meeting.other && (
        <div className={styles.person}>
          <Avatar name={name} src={meeting.other.avatarUrl} size={44} />
          <span className={styles.words}>
            <strong>{name}</strong>
            <span className={styles.job}>{jobLine(meeting.other)}</span>
          </span>
        </div>
      )}
      {meeting.pod && (
        <p className={styles.pod}>
          <EnvironmentOutlined aria-hidden /> {messages.pod(meeting.pod.name)}
        </p>
      )}
    </div>
  );
}

function NoMeeting({ eventId }: { eventId: string }) {
  return (
    <div className={styles.none}>
      <p>
        <strong>{messages.noMeeting}</strong>
      </p>
      <p className={styles.job}>{messages.noMeetingText}</p>
      <Link to={paths.attendees(eventId)}>{messages.findPeople}</Link>
    </div>
  );
}

/** The confirmed meeting that comes next, with its pod. */
export function NextMeeting() {
  const { event } = useEventContext();
  const [, setModal] = useSearchParamState('modal');
  const { data, error, refetch } = useNextMeetingsQuery({ variables: { eventId: event.id } });
  const now = useNow();
  const next = data && nextOf(data.meetings.nodes, now);
  const all = (
    <Button type="link" size="small" onClick={() => setModal('meetings')}>
      {messages.allMeetings}
    </Button>
  );
  return (
    <HomeCard title={messages.nextMeeting} extra={all}>
      {!data && !error && <LoadingLines avatar rows={1} />}
      {!data && error && <ErrorState error={error} onRetry={refetch} />}
      {data && !next && <NoMeeting eventId={event.id} />}
      {next && <Meeting meeting={next} zone={event.timezone} now={now} />}
    </HomeCard>
  );
}
