import { CalendarOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { Countdown } from '../../../components/Countdown';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { useEventZone } from '../../../hooks/useEventZone';
import { useNow } from '../../../hooks/useNow';
import { paths } from '../../../lib/paths';
import { formatRelativeDay, formatTime } from '../../../lib/time';
import { useSchedule } from '../hooks/useSchedule';
import type { Session } from '../lib/agenda-entries';
import { nowAndNext } from '../lib/now-and-next';
import { tracksOf } from '../lib/schedule-filter';
import { toneOf } from '../lib/track-tones';
import { messages } from '../messages';
import styles from './NowAndNext.module.css';
import { NowAndNextLoading } from './NowAndNextLoading';
import { TrackMark } from './TrackMark';

interface GroupProps {
  title: string;
  detail?: React.ReactNode;
  sessions: readonly Session[];
  tracks: readonly string[];
  /** Says until when each one lasts. */
  isNow?: boolean;
}

function Group({ title, detail, sessions, tracks, isNow = false }: GroupProps) {
  const zone = useEventZone();
  return (
    <section className={styles.group} data-now={isNow}>
      <h3 className={styles.title}>
        {title}
        {detail && <span className={styles.detail}>{detail}</span>}
      </h3>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <li key={session.id}>
            <Link className={styles.session} to={`${paths.schedule(session.eventId)}?session=${session.id}`}>
              <span className={styles.name}>{session.title}</span>
              <span className={styles.facts}>
                {session.track && <TrackMark track={session.track} tone={toneOf(session.track, tracks)} />}
                {session.location && <span>{session.location}</span>}
                {isNow && <span>{messages.until(formatTime(session.endsAt, zone))}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The sessions that run now and those that come next, each leading to its session; without a frame of its own. */
export function NowAndNext({ eventId }: { eventId: string }) {
  const zone = useEventZone();
  const now = useNow(15_000);
  const { sessions, isLoading, error, refetch } = useSchedule(eventId);
  if (isLoading) return <NowAndNextLoading />;
  if (error) return <ErrorState error={error} title={messages.loadFailed} onRetry={() => refetch()} />;
  const programme = sessions.filter(({ kind }) => kind !== 'POD');
  const { now: running, next } = nowAndNext(programme, now);
  const first = next[0];
  const tracks = tracksOf(sessions);
  const schedule = (
    <Link className={styles.all} to={paths.schedule(eventId)}>
      {messages.seeSchedule}
    </Link>
  );
  if (running.length === 0 && !first) {
    return (
      <EmptyState
        title={programme.length > 0 ? messages.nothingLeft : messages.emptyTitle}
        text={programme.length > 0 ? messages.nothingLeftText : messages.emptyText}
        icon={<CalendarOutlined aria-hidden />}
        action={schedule}
      />
    );
  }
  const day = first && formatRelativeDay(first.startsAt, zone, now);
  return (
    <div className={styles.both}>
      {running.length > 0 && <Group title={messages.nowHeading} sessions={running} tracks={tracks} isNow />}
      {first && (
        <Group
          title={messages.nextHeading}
          detail={
            <>
              {day !== messages.today && `${day}, `}
              {formatTime(first.startsAt, zone)} · <Countdown to={first.startsAt} />
            </>
          }
          sessions={next}
          tracks={tracks}
        />
      )}
      {schedule}
    </div>
  );
}
