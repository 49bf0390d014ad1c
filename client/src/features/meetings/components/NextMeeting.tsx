import { EnvironmentOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { Countdown } from '../../../components/Countdown';
import { ErrorState } from '../../../components/ErrorState';
import { PictureOrInitials } from '../../../components/PictureOrInitials';
import { SectionCard } from '../../../components/SectionCard';
import type { MeetingCard_MeetingFragment } from '../../../generated/graphql';
import { useMyMeetingsQuery } from '../../../generated/hooks';
import { useEventZone } from '../../../hooks/useEventZone';
import { useNow } from '../../../hooks/useNow';
import { useOverlays } from '../../../hooks/useOverlays';
import { fullName, jobLine } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { formatRelativeDay, formatTimeRange } from '../../../lib/time';
import { nextMeeting } from '../lib/next-meeting';
import { messages } from '../messages';
import styles from './NextMeeting.module.css';

interface MeetingProps {
  meeting: MeetingCard_MeetingFragment;
  now: Date;
}

function Meeting({ meeting, now }: MeetingProps) {
  const zone = useEventZone();
  const overlays = useOverlays();
  const { other, pod, startsAt, endsAt } = meeting;
  const name = other ? fullName(other) : messages.someone;
  return (
    <article className={styles.meeting}>
      <PictureOrInitials name={name} src={other?.avatarUrl} size={56} />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <button type="button" className={styles.open} onClick={() => overlays.openMeeting(meeting.id)}>
            {name}
          </button>
        </h3>
        {other && <p className={styles.job}>{jobLine(other)}</p>}
        <p className={styles.when}>
          <span className={styles.day}>{formatRelativeDay(startsAt, zone, now)}</span>{' '}
          <span className={styles.time}>{formatTimeRange(startsAt, endsAt, zone)}</span>
        </p>
      </div>
      <div className={styles.facts}>
        <strong className={styles.countdown}>
          <Countdown to={startsAt} over={messages.next.now} />
        </strong>
        <span className={styles.pod}>
          <EnvironmentOutlined aria-hidden /> {pod ? messages.pod(pod.name) : messages.noPod}
        </span>
      </div>
    </article>
  );
}

function Loading() {
  return (
    <output className={styles.meeting} aria-label={messages.next.loading}>
      <span className={styles.blankPicture} aria-hidden />
      <span className={styles.blankWords} aria-hidden />
    </output>
  );
}

function NoMeeting({ eventId }: { eventId: string }) {
  return (
    <p className={styles.none}>
      {messages.next.none} <Link to={paths.attendees(eventId)}>{messages.findPeople}</Link>
    </p>
  );
}

/** The confirmed meeting that comes next, with its pod and how long until then. */
export function NextMeeting({ eventId }: { eventId: string }) {
  const overlays = useOverlays();
  const now = useNow();
  const { data, error, refetch } = useMyMeetingsQuery({ variables: { eventId } });
  const next = data && nextMeeting(data.meetings.nodes, now);
  const all = (
    <Button type="link" onClick={() => overlays.openModal('meetings')}>
      {messages.title}
    </Button>
  );
  return (
    <SectionCard title={messages.next.title} extra={all}>
      {!data && !error && <Loading />}
      {!data && error && <ErrorState error={error} title={messages.loadFailed} onRetry={() => refetch()} />}
      {data && !next && <NoMeeting eventId={eventId} />}
      {next && <Meeting meeting={next} now={now} />}
    </SectionCard>
  );
}
