import { EnvironmentOutlined, StarOutlined, UserOutlined, WarningOutlined } from '@ant-design/icons';
import { type CSSProperties, useMemo } from 'react';
import { useEventContext } from '../../../data/event/useEventContext';
import { useEventZone } from '../../../data/event/useEventZone';
import { newAt } from '../../../lib/drawn-span';
import { instantAt } from '../../../lib/event-days';
import { fullName } from '../../../lib/format';
import { dayKey, formatTimeRange, shortTimeRange } from '../../../lib/time';
import { hourRange, minutesBetween, movedTo, type Span } from '../../../lib/timeline-layout';
import {
  DayPanels,
  ErrorState,
  Hint,
  type PlaceNote,
  Row,
  Stack,
  Text,
  Timeline,
  type TimelineItem,
  useNow,
  useOverlays,
} from '../../../ui';
import { ScheduleLoading } from '../components/ScheduleLoading';
import { TrackMark } from '../components/TrackMark';
import { useSchedulePage, useTone } from '../hooks/useSchedulePage';
import type { Session } from '../lib/agenda-entries';
import { toneOf } from '../lib/schedule-filter';
import { messages as shared } from '../messages';
import styles from './ArrangeView.module.css';
import { messages } from './messages';
import { isOutside, plannedFrom, type PlannedSession, sessionClashes } from './session-clashes';
import { useSessionEditing } from './useSessionEditing';

/** Blocks up to this length have one line for the title and one for the rest. */
const SHORT_MINUTES = 30;

interface ArrangeTileProps {
  session: Session;
  /** The session in words, which short blocks do not show. */
  label: string;
  /** The clashes of a tile, in words. */
  clash: string | null;
  /** How many people have it in their agenda. */
  agendas: number;
}

/** A session on the timeline on which it is moved; the frame around it names and opens it. */
function ArrangeTile({ session, label, clash, agendas }: ArrangeTileProps) {
  const zone = useEventZone();
  const tone = useTone(session.track);
  const { kind, title, startsAt, endsAt, location, speakers } = session;
  const isShort = minutesBetween(startsAt, endsAt) <= SHORT_MINUTES;
  const facts = [
    [EnvironmentOutlined, location],
    [UserOutlined, speakers.map(fullName).join(', ')],
    [StarOutlined, agendas > 0 && messages.agendasShort(agendas)],
  ] as const;
  return (
    <div
      className={styles.tile}
      data-kind={kind}
      data-clash={clash !== null}
      data-short={isShort}
      style={{ '--tone': tone } as CSSProperties}
      title={label}
    >
      <div className={styles.words}>
        <Text as="div" strong cut={isShort || 2}>
          {title}
        </Text>
        <Text as={Row} size="caption" tone="secondary" gap="xs" wrap lineGap={0} className={styles.facts}>
          <Text cut>{shortTimeRange(startsAt, endsAt, zone)}</Text>
          {clash && (
            <Text tone="warning" cut>
              <WarningOutlined aria-hidden /> {clash}
            </Text>
          )}
          {facts.map(
            ([Icon, fact]) =>
              fact && (
                <Text key={fact} cut>
                  <Icon aria-hidden /> {fact}
                </Text>
              ),
          )}
        </Text>
      </div>
    </div>
  );
}

/** The column of what is in no track. */
const NO_TRACK = ' everyone';
/** More columns than this scroll sideways within their frame. */
const MAX_COLUMNS = 6;
const HOUR = 60 * 60_000;

interface ArrangeItem extends TimelineItem {
  session: Session & { removal?: { agendaEntries: number } | null };
}

/** The hours of the sessions with an hour to spare before and after; a working day where there are none. */
function rangeOf(sessions: readonly Span[], day: string, zone: string): { from: string; to: string } {
  const range = hourRange(sessions, zone);
  const dayStart = instantAt(day, '00:00', zone);
  if (!range) return { from: instantAt(day, '08:00', zone), to: instantAt(day, '19:00', zone) };
  const from = Math.max(Date.parse(range.from) - HOUR, Date.parse(dayStart));
  const to = Math.min(Date.parse(range.to) + HOUR, Date.parse(dayStart) + 24 * HOUR);
  return {
    from: new Date(from).toISOString(),
    to: new Date(Math.max(to, Date.parse(range.to))).toISOString(),
  };
}

/** The session in a place of the timeline, its length unchanged. */
const planned = (session: Session, row: string, startsAt: string): PlannedSession => ({
  ...plannedFrom(session),
  ...movedTo(session, startsAt),
  track: row === NO_TRACK ? null : row,
});

/** One day with its tracks side by side, to move sessions about. */
function ArrangeTimeline() {
  const { schedule, dayParam, tracks } = useSchedulePage();
  const { sessions } = schedule;
  const { day } = dayParam;
  const { event } = useEventContext();
  const zone = event.timezone;
  const now = useNow();
  const overlays = useOverlays();
  const { move } = useSessionEditing();
  const ofDay = useMemo(
    () => sessions.filter(({ kind, startsAt }) => kind !== 'POD' && dayKey(startsAt, zone) === day),
    [sessions, day, zone],
  );
  const items: ArrangeItem[] = ofDay.map((session) => ({
    key: session.id,
    row: session.track ?? NO_TRACK,
    startsAt: session.startsAt,
    endsAt: session.endsAt,
    session,
    label: messages.label(session, formatTimeRange(session.startsAt, session.endsAt, zone)),
  }));
  const rows = [
    ...tracks.map((track) => ({
      key: track,
      name: track,
      head: <TrackMark track={track} tone={toneOf(track, tracks)} />,
    })),
    { key: NO_TRACK, name: messages.noTrack },
  ];
  const clashOf = (place: PlannedSession): string | null => {
    if (isOutside(place, event)) return messages.outside;
    const clashes = sessionClashes(place, sessions);
    return clashes.length > 0 ? messages.clashesWith(clashes.map(({ session }) => session.title)) : null;
  };
  const describePlace = ({ session }: ArrangeItem, row: string, startsAt: string): PlaceNote => {
    const clash = clashOf(planned(session, row, startsAt));
    const agendas = session.removal?.agendaEntries ?? 0;
    const parts = [clash ?? messages.noClash, agendas > 0 && messages.agendas(agendas)];
    return { text: parts.filter(Boolean).join(' · '), isClash: clash !== null };
  };
  const onMove = ({ session }: ArrangeItem, row: string, startsAt: string) => {
    const { endsAt, track } = planned(session, row, startsAt);
    void move(session, { startsAt, endsAt, track });
  };
  return (
    <div
      className={styles.frame}
      data-many={rows.length > MAX_COLUMNS}
      style={{ '--columns': rows.length } as CSSProperties}
    >
      <Timeline<ArrangeItem>
        label={messages.timeline}
        rows={rows}
        items={items}
        {...rangeOf(ofDay, day, zone)}
        zone={zone}
        now={now}
        minuteSize={2.2}
        top={64}
        slotMinutes={5}
        drawMinutes={45}
        onMove={onMove}
        onResize={({ session }, endsAt) => void move(session, { endsAt })}
        onOpen={({ session }) => overlays.open('edit', session.id)}
        onDraw={(row, startsAt, endsAt) =>
          overlays.open('edit', newAt({ startsAt, endsAt, row: row === NO_TRACK ? '' : row }))
        }
        describePlace={describePlace}
        renderItem={({ session, label }) => {
          const clash = clashOf(plannedFrom(session));
          return (
            <ArrangeTile
              session={session}
              label={[label, clash].filter(Boolean).join('\n')}
              clash={clash}
              agendas={session.removal?.agendaEntries ?? 0}
            />
          );
        }}
      />
    </div>
  );
}

/** The day on a timeline on which sessions are moved, made longer and added. */
export default function ArrangeView() {
  const { schedule, dayParam } = useSchedulePage();
  const { isLoading, error, refetch } = schedule;
  return (
    <Stack gap="sm">
      <DayPanels label={shared.days} dayParam={dayParam}>
        <Stack gap="sm">
          <Hint size="note">{messages.arrangeHint}</Hint>
          {isLoading && <ScheduleLoading />}
          {error && <ErrorState error={error} title={shared.loadFailed} onRetry={() => refetch()} />}
          {!isLoading && !error && <ArrangeTimeline key={dayParam.day} />}
        </Stack>
      </DayPanels>
    </Stack>
  );
}
