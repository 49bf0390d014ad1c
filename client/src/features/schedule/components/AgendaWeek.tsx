import { Timeline } from '../../../components/timeline/Timeline';
import { useEventZone } from '../../../hooks/useEventZone';
import { dayNames } from '../../../lib/event-days';
import { dayKey } from '../../../lib/time';
import { hourRange, type Span } from '../../../lib/timeline-layout';
import { useSchedulePage } from '../hooks/useSchedulePage';
import { onDay, weekItems } from '../lib/agenda-week';
import { messages } from '../messages';
import { EntryTile, FreeTile } from './EntryTile';
import { SessionCard } from './SessionCard';

export interface AgendaProps {
  /** Times within the meeting hours that nothing takes. */
  gaps: readonly Span[];
  now: Date;
  onRemoveBusy: (busyTimeId: string) => void;
}

/** The days of the event side by side with what the viewer has planned on each. */
export function AgendaWeek({ gaps, now, onRemoveBusy }: AgendaProps) {
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
        return <EntryTile entry={entry} isTile onRemove={onRemoveBusy} />;
      }}
    />
  );
}
