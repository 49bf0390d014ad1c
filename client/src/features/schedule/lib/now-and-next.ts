import { dayKey } from '../../../lib/time';
import type { Span } from '../../../lib/timeline-layout';

export type Moment = 'past' | 'now' | 'next' | 'later';

/** The sessions of this moment, and those that begin together soonest after it. */
export function nowAndNext<T extends Span>(items: readonly T[], now: Date): { now: T[]; next: T[] } {
  const moment = now.getTime();
  const running = items.filter(
    ({ startsAt, endsAt }) => Date.parse(startsAt) <= moment && moment < Date.parse(endsAt),
  );
  const ahead = items.map(({ startsAt }) => Date.parse(startsAt)).filter((start) => start > moment);
  const soonest = Math.min(...ahead);
  return { now: running, next: items.filter(({ startsAt }) => Date.parse(startsAt) === soonest) };
}

/** Where each item stands; only what begins next on the present day is "next". */
export function momentsOf<T extends Span>(items: readonly T[], now: Date, zone: string): Map<T, Moment> {
  const { next } = nowAndNext(items, now);
  const today = dayKey(now, zone);
  const soon = new Set(next.filter(({ startsAt }) => dayKey(startsAt, zone) === today));
  return new Map(
    items.map((item) => {
      if (Date.parse(item.endsAt) <= now.getTime()) return [item, 'past'];
      if (Date.parse(item.startsAt) <= now.getTime()) return [item, 'now'];
      return [item, soon.has(item) ? 'next' : 'later'];
    }),
  );
}
