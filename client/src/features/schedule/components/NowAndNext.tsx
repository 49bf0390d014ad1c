import { CalendarOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { useEventZone } from '../../../data/event/useEventZone';
import type { SessionBrief_ActivityFragment } from '../../../generated/graphql';
import { paths } from '../../../lib/paths';
import { dayKey, formatRelativeDay, formatTime } from '../../../lib/time';
import {
  Countdown,
  EmptyState,
  ErrorState,
  Grid,
  Row,
  SkeletonBlock,
  Stack,
  Text,
  useAtLeast,
  useNow,
} from '../../../ui';
import { messages as shared } from '../../../ui/messages';
import { useProgramme } from '../hooks/useSchedule';
import { nowAndNext } from '../lib/now-and-next';
import { toneOf, tracksOf } from '../lib/schedule-filter';
import { messages } from '../messages';
import { TrackMark } from './TrackMark';
import styles from './session.module.css';

/** In half of a page, what runs stands beside what comes next. */
const COLUMN = 180;

/** Wide windows show at least so many sessions under what comes next, as high as what runs beside them. */
const ROWS = 3;

interface GroupProps {
  eventId: string;
  title: string;
  detail?: React.ReactNode;
  sessions: readonly SessionBrief_ActivityFragment[];
  tracks: readonly string[];
  /** Says of each one when it ends or begins. */
  timeOf?: (session: SessionBrief_ActivityFragment) => string;
}

function Group({ eventId, title, detail, sessions, tracks, timeOf }: GroupProps) {
  return (
    <Stack as="section" gap="xs">
      <Row as="h3" gap="xs" wrap lineGap={0} align="baseline">
        <Text size="md" strong>
          {title}
        </Text>
        <Text size="md" tone="secondary" strong={400}>
          {detail}
        </Text>
      </Row>
      <Stack as="ul" gap="xs">
        {sessions.map((session) => (
          <li key={session.id}>
            <Stack
              as={Link}
              to={`${paths.schedule(eventId)}?session=${session.id}`}
              gap={2}
              justify="center"
              className={styles.session}
            >
              <Text tone="text" strong tight>
                <bdi>{session.title}</bdi>
              </Text>
              <Text as={Row} size="sm" tone="secondary" gap="sm" wrap lineGap={0}>
                {session.track && <TrackMark track={session.track} tone={toneOf(session.track, tracks)} />}
                {session.location && <bdi>{session.location}</bdi>}
                {timeOf && <span>{timeOf(session)}</span>}
              </Text>
            </Stack>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

/** The two groups in the sizes that they mostly have. */
function Loading() {
  return (
    <Stack as="output" gap="md" aria-label={shared.loading}>
      <Grid as="span" column={COLUMN} fit gap="md" aria-hidden>
        {[1, 2].map((group) => (
          <Stack as="span" key={group} gap="xs">
            <SkeletonBlock width="70%" height={24} />
            <SkeletonBlock height={64} />
            <SkeletonBlock height={64} />
          </Stack>
        ))}
      </Grid>
      <SkeletonBlock width="40%" height={44} />
    </Stack>
  );
}

/** The sessions that run now and those that come next, each leading to its session; without a frame of its own. */
export function NowAndNext({ eventId }: { eventId: string }) {
  const zone = useEventZone();
  const wide = useAtLeast('lg');
  const now = useNow(15_000);
  const { sessions, isLoading, error, refetch } = useProgramme(eventId);
  if (isLoading) return <Loading />;
  if (error) return <ErrorState error={error} title={messages.loadFailed} onRetry={() => refetch()} />;
  const programme = sessions.filter(({ kind }) => kind !== 'POD');
  const { now: running, next } = nowAndNext(programme, now);
  const first = next[0];
  const tracks = tracksOf(sessions);
  const schedule = (
    <Row as={Link} to={paths.schedule(eventId)} inline tall>
      <Text strong>{messages.seeSchedule}</Text>
    </Row>
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
  const isLater = ({ startsAt }: SessionBrief_ActivityFragment) =>
    first && startsAt > first.startsAt && dayKey(startsAt, zone) === dayKey(first.startsAt, zone);
  const later = wide
    ? programme.filter(isLater).slice(0, Math.max(0, Math.max(ROWS, running.length) - next.length))
    : [];
  const day = first && formatRelativeDay(first.startsAt, zone, now);
  return (
    <Stack gap="md">
      <Grid column={COLUMN} fit gap="md">
        {running.length > 0 && (
          <Group
            eventId={eventId}
            title={messages.nowHeading}
            sessions={running}
            tracks={tracks}
            timeOf={({ endsAt }) => messages.until(formatTime(endsAt, zone))}
          />
        )}
        <Stack gap="md">
          {first && (
            <Group
              eventId={eventId}
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
          {later.length > 0 && (
            <Group
              eventId={eventId}
              title={messages.laterHeading}
              sessions={later}
              tracks={tracks}
              timeOf={({ startsAt }) => formatTime(startsAt, zone)}
            />
          )}
        </Stack>
      </Grid>
      <div>{schedule}</div>
    </Stack>
  );
}
