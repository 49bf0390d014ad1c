import { Link } from 'react-router-dom';
import { useEventContext } from '../../../../data/event/useEventContext';
import styles from '../../../../features/events/components/Home.module.css';
import { NowAndNext } from '../../../../features/schedule/components/NowAndNext';
import { TrackMark } from '../../../../features/schedule/components/TrackMark';
import { useProgramme } from '../../../../features/schedule/hooks/useSchedule';
import { toneOf, tracksOf } from '../../../../features/schedule/lib/schedule-filter';
import { paths } from '../../../../lib/paths';
import { dayKey, shortTimeRange } from '../../../../lib/time';
import { hourRange } from '../../../../lib/timeline-layout';
import { Note, SectionCard, Stack, Text, Timeline, useAtLeast, useNow, variables } from '../../../../ui';
import { messages } from './messages';

const texts = messages.day;
const ROW_SIZE = 60;
const MINUTE_SIZE = 4;
/** Key of the row of an event without tracks. */
const EVERYONE = ' everyone';

/** The sessions of today by track, with a line for now. */
function TodayTimeline({ eventId }: { eventId: string }) {
  const { event } = useEventContext();
  const zone = event.timezone;
  const now = useNow(15_000);
  const { sessions } = useProgramme(eventId);
  const today = sessions.filter(
    ({ kind, startsAt }) => kind !== 'POD' && dayKey(startsAt, zone) === dayKey(now, zone),
  );
  const range = hourRange(today, zone);
  if (!range) return <Note size="md">{texts.none}</Note>;
  const all = tracksOf(sessions);
  const tracks = all.filter((name) => today.some(({ track }) => track === name));
  const rows = tracks.map((track) => ({
    key: track,
    name: track,
    head: <TrackMark track={track} tone={toneOf(track, all)} />,
  }));
  return (
    <Timeline
      label={texts.label}
      direction="rows"
      rows={rows.length > 0 ? rows : [{ key: EVERYONE, name: texts.other }]}
      items={today.map((session) => ({
        ...session,
        key: session.id,
        label: session.title,
        row: session.track,
      }))}
      {...range}
      zone={zone}
      now={now}
      rowSize={ROW_SIZE}
      minuteSize={MINUTE_SIZE}
      renderItem={({ id, title, location, track, startsAt, endsAt }) => (
        <Stack
          as={Link}
          to={`${paths.schedule(eventId)}?session=${id}`}
          justify="center"
          title={title}
          className={styles.session}
          style={variables({ tone: toneOf(track, all) })}
          data-over={new Date(endsAt) < now}
        >
          <Text size="sm" tone={new Date(endsAt) < now ? 'secondary' : 'text'} strong cut>
            <bdi>{title}</bdi>
          </Text>
          <Text size="caption" tone="secondary" cut>
            {[shortTimeRange(startsAt, endsAt, zone), location].filter(Boolean).join(' · ')}
          </Text>
        </Stack>
      )}
    />
  );
}

/** The day of the event: a line of it where there is room, and what runs now and next on phones. */
export function DayLine({ eventId }: { eventId: string }) {
  const wide = useAtLeast('lg');
  return (
    <SectionCard title={texts.title} extra={wide && <Link to={paths.schedule(eventId)}>{texts.all}</Link>}>
      {wide ? <TodayTimeline eventId={eventId} /> : <NowAndNext eventId={eventId} />}
    </SectionCard>
  );
}
