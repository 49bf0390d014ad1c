import { Timeline } from '../../../components/timeline/Timeline';
import { useEventZone } from '../../../hooks/useEventZone';
import { dayNames } from '../../../lib/event-days';
import { dayKey } from '../../../lib/time';
import { hourRange, type Span } from '../../../lib/timeline-layout';
import type { AgendaEntry } from '../lib/agenda-entries';
import { onDay, weekItems } from '../lib/agenda-week';
import { toneOf } from '../lib/schedule-filter';
import { messages } from '../messages';
import { EntryTile, FreeTile } from './EntryTile';
import { SessionCard } from './SessionCard';

export interface AgendaProps {
  days: readonly string[];
  tracks: readonly string[];
  entries: readonly AgendaEntry[];
  /** Times within the meeting hours that nothing takes. */
  gaps: readonly Span[];
  now: Date;
  onRemoveBusy: (busyTimeId: string) => void;
}

/** The days of the event side by side with what the viewer has planned on each. */
export function AgendaWeek({ days, tracks, entries, gaps, now, onRemoveBusy }: AgendaProps) {
  const zone = useEventZone();
  const items = weekItems(days, entries, gaps, zone);
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
        if (entry.kind !== 'session') return <EntryTile entry={entry} isTile onRemove={onRemoveBusy} />;
        const { session } = entry;
        return (
          <SessionCard session={session} tone={toneOf(session.track, tracks)} entries={entries} isTile />
        );
      }}
    />
  );
}
