import type { AgendaHoursQuery } from '../../../generated/graphql';
import { instantAt } from '../../../lib/event-days';
import { minutesBetween, type Span } from '../../../lib/timeline-layout';

/** The times within the meeting hours of a day that nothing takes, long enough for a meeting and still ahead. */
export function freeGaps(
  hours: AgendaHoursQuery['event']['meetingHours'],
  taken: readonly Span[],
  { day, zone, now, minMinutes }: { day: string; zone: string; now: Date; minMinutes: number },
): Span[] {
  const sorted = [...taken].sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
  return hours
    .filter(({ date }) => date === day)
    .flatMap(({ from, to }) => {
      const end = instantAt(day, to, zone);
      let free = Math.max(Date.parse(instantAt(day, from, zone)), now.getTime());
      const gaps: Span[] = [];
      for (const { startsAt, endsAt } of [...sorted, { startsAt: end, endsAt: end }]) {
        const until = Math.min(Date.parse(startsAt), Date.parse(end));
        if (until > free)
          gaps.push({ startsAt: new Date(free).toISOString(), endsAt: new Date(until).toISOString() });
        free = Math.max(free, Date.parse(endsAt));
      }
      return gaps;
    })
    .filter(({ startsAt, endsAt }) => minutesBetween(startsAt, endsAt) >= minMinutes);
}
