import { dayKey } from '../../../lib/time';

export type Phase = 'live' | 'upcoming' | 'past';

interface Timed {
  startsAt: string;
  endsAt: string;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Where an event stands at a moment. */
export function phaseOf({ startsAt, endsAt }: Timed, now: Date): Phase {
  if (now < new Date(startsAt)) return 'upcoming';
  return now < new Date(endsAt) ? 'live' : 'past';
}

/** Events by phase: what comes next first, what is over last and newest first. */
export function groupByPhase<T extends Timed>(events: readonly T[], now: Date): Record<Phase, T[]> {
  const groups: Record<Phase, T[]> = { live: [], upcoming: [], past: [] };
  for (const event of events) groups[phaseOf(event, now)].push(event);
  const byStart = (a: T, b: T) => Date.parse(a.startsAt) - Date.parse(b.startsAt);
  groups.live.sort(byStart);
  groups.upcoming.sort(byStart);
  groups.past.sort((a, b) => byStart(b, a));
  return groups;
}

/** The largest two units of a span: `2 d 4 h`, `3 h 5 min`, `12 min`. */
export function formatSpan(ms: number): string {
  const [days, hours, minutes] = [
    Math.floor(ms / day),
    Math.floor((ms % day) / hour),
    Math.ceil((ms % hour) / minute),
  ];
  if (days > 0) return hours > 0 ? `${days} d ${hours} h` : `${days} d`;
  if (hours > 0) return minutes > 0 ? `${hours} h ${minutes} min` : `${hours} h`;
  return `${Math.max(1, minutes)} min`;
}

const dayNumber = (key: string): number => Date.parse(`${key}T00:00:00Z`) / day;

/** Which of its days a running event is in, counted on the event's own calendar. */
export function dayOf({ startsAt, endsAt }: Timed, zone: string, now: Date): { day: number; days: number } {
  const [first, last, today] = [startsAt, endsAt, now].map((instant) => dayNumber(dayKey(instant, zone))) as [
    number,
    number,
    number,
  ];
  return { day: today - first + 1, days: last - first + 1 };
}
