import { clockTime, instantAt } from '../../../lib/event-days';
import { dayKey } from '../../../lib/time';
import type { Span } from '../../../lib/timeline-layout';
import type { TimelineItem } from '../../../ui';
import type { AgendaEntry } from './agenda-entries';

export interface WeekItem extends TimelineItem {
  entry?: AgendaEntry;
  gap?: Span;
}

/** Days side by side share one time axis: the span at the same time of day on the first of them. */
export function onDay(span: Span, day: string, zone: string): Span {
  const startsAt = instantAt(day, clockTime(span.startsAt, zone), zone);
  const endOfDay = instantAt(day, '23:59', zone);
  const isOneDay = dayKey(span.startsAt, zone) === dayKey(span.endsAt, zone);
  return { startsAt, endsAt: isOneDay ? instantAt(day, clockTime(span.endsAt, zone), zone) : endOfDay };
}

/** Entries and free times of some days as items of one timeline whose rows are the days. */
export function weekItems(
  days: readonly string[],
  entries: readonly AgendaEntry[],
  gaps: readonly Span[],
  zone: string,
): WeekItem[] {
  const first = days[0];
  if (!first) return [];
  const place = (span: Span) => ({ ...onDay(span, first, zone), row: dayKey(span.startsAt, zone) });
  return [
    ...entries
      .filter(({ startsAt }) => days.includes(dayKey(startsAt, zone)))
      .map((entry) => ({ key: entry.id, label: entry.id, entry, ...place(entry) })),
    ...gaps.map((gap) => ({ key: `free-${gap.startsAt}`, label: gap.startsAt, gap, ...place(gap) })),
  ];
}
