import { useEventZone } from '../../../data/event/useEventZone';
import { dayNames } from '../../../lib/event-days';
import { dayKey, formatTime } from '../../../lib/time';
import { hourRange, type Span } from '../../../lib/timeline-layout';
import { Hint, Row, Stack, Text, Timeline } from '../../../ui';
import { useOpensAtNow } from '../hooks/useOpensAtNow';
import { useSchedulePage } from '../hooks/useSchedulePage';
import type { AgendaEntry } from '../lib/agenda-entries';
import { onDay, weekItems } from '../lib/agenda-week';
import { momentsOf } from '../lib/now-and-next';
import { messages } from '../messages';
import { EntryTile, FreeTile } from './EntryTile';
import { SessionCard } from './SessionCard';
import styles from './schedule.module.css';

type Line = Span & { entry?: AgendaEntry; gap?: Span };

/** One day of the agenda in the order of time, with the free times in between. */
export function AgendaList({ gaps, now }: AgendaProps) {
  useOpensAtNow();
  const { agenda, dayParam } = useSchedulePage();
  const { entries } = agenda;
  const zone = useEventZone();
  const isOnDay = ({ startsAt }: Line) => dayKey(startsAt, zone) === dayParam.day;
  const lines: Line[] = [
    ...entries.map((entry) => ({ startsAt: entry.startsAt, endsAt: entry.endsAt, entry })),
    ...gaps.map((gap) => ({ ...gap, gap })),
  ]
    .filter(isOnDay)
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
  const moments = momentsOf(entries, now, zone);
  const current = lines.find(({ endsAt }) => Date.parse(endsAt) > now.getTime());
  if (lines.length === 0) return <Hint className={styles.none}>{messages.nothingPlanned}</Hint>;
  return (
    <Stack as="ul" gap="xs">
      {lines.map((line) => {
        const { startsAt, entry, gap } = line;
        return (
          <Row
            as="li"
            key={entry?.id ?? startsAt}
            align="stretch"
            data-now-line={line === current || undefined}
          >
            <Text tone="secondary" figures className={styles.time} aria-hidden>
              {formatTime(startsAt, zone)}
            </Text>
            {gap && <FreeTile gap={gap} />}
            {entry?.kind === 'session' && <SessionCard session={entry.session} moment={moments.get(entry)} />}
            {entry && entry.kind !== 'session' && <EntryTile entry={entry} inAgenda />}
          </Row>
        );
      })}
    </Stack>
  );
}

interface AgendaProps {
  /** Times within the meeting hours that nothing takes. */
  gaps: readonly Span[];
  now: Date;
}

/** The days of the event side by side with what the viewer has planned on each. */
export function AgendaWeek({ gaps, now }: AgendaProps) {
  useOpensAtNow();
  const { agenda, dayParam } = useSchedulePage();
  const { days } = dayParam;
  const zone = useEventZone();
  const items = weekItems(days, agenda.entries, gaps, zone);
  const range = hourRange(items, zone);
  const today = dayKey(now, zone);
  if (!range) return null;
  const rows = days.map((key) => {
    const { weekday, date } = dayNames(key);
    return { key, name: `${key === today ? messages.today : weekday} ${date}` };
  });
  const shownNow = days.includes(today)
    ? new Date(
        onDay({ startsAt: now.toISOString(), endsAt: now.toISOString() }, days[0] ?? today, zone).startsAt,
      )
    : undefined;
  return (
    <Timeline
      label={messages.views.agenda}
      rows={rows}
      items={items}
      {...range}
      zone={zone}
      now={shownNow}
      nowRow={today}
      minuteSize={3.1}
      top={64}
      emptyRow={messages.nothingPlanned}
      renderItem={({ entry, gap }) => {
        if (gap) return <FreeTile gap={gap} />;
        if (!entry) return null;
        if (entry.kind === 'session') return <SessionCard session={entry.session} isTile />;
        return <EntryTile entry={entry} isTile inAgenda />;
      }}
    />
  );
}
