import { eventDays } from '../../../lib/event-days';
import { formatSpan } from '../../../lib/spans';
import { dayKey } from '../../../lib/time';
import type { Span } from '../../../lib/timeline-layout';
import { messages } from '../messages';

export type Phase = 'live' | 'upcoming' | 'past';

const day = 24 * 60 * 60_000;

/** Where an event stands at a moment. */
export function phaseOf({ startsAt, endsAt }: Span, now: Date): Phase {
  if (now < new Date(startsAt)) return 'upcoming';
  return now < new Date(endsAt) ? 'live' : 'past';
}

/** Events by phase: what comes next first, what is over last and newest first. */
export function groupByPhase<T extends Span>(events: readonly T[], now: Date): Record<Phase, T[]> {
  const byStart = events.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
  const inPhase = (phase: Phase) => byStart.filter((event) => phaseOf(event, now) === phase);
  return { live: inPhase('live'), upcoming: inPhase('upcoming'), past: inPhase('past').toReversed() };
}

const dayNumber = (key: string): number => Date.parse(`${key}T00:00:00Z`) / day;

/** Which of its days a running event is in, counted on the event's own calendar. */
export function dayOf({ startsAt, endsAt }: Span, zone: string, now: Date): { day: number; days: number } {
  const today = dayNumber(dayKey(now, zone)) - dayNumber(dayKey(startsAt, zone)) + 1;
  return { day: today, days: eventDays({ startsAt, endsAt }, zone).length };
}

/** Where an event stands, in words: how long until it starts, which day it is in, or that it has ended. */
export function countdownOf(event: Span & { timezone: string }, now: Date): string {
  const phase = phaseOf(event, now);
  if (phase === 'past') return messages.ended;
  if (phase === 'upcoming') return messages.startsIn(formatSpan(Date.parse(event.startsAt) - now.getTime()));
  const { day: today, days } = dayOf(event, event.timezone, now);
  return messages.liveDay(today, days);
}
