import { clockAt } from '../../../../../lib/typed-times';
import type { Hours } from './event-times';

/** Times of day as minutes since midnight. */
export interface Span {
  from: number;
  to: number;
}

export const MIDNIGHT = 24 * 60;

export const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** `09:05`; the end of the day is `24:00`. */
export const clockOf = (minutes: number): string => clockAt(Math.min(minutes, MIDNIGHT));

export const spansOf = (hours: readonly Hours[], date: string): Span[] =>
  hours
    .filter((one) => one.date === date)
    .map(({ from, to }) => ({ from: minutesOf(from), to: minutesOf(to) }));

/** Spans that touch or overlap become one. */
const joined = (spans: readonly Span[]): Span[] => {
  const result: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else result.push({ ...span });
  }
  return result;
};

const inOrder = (hours: readonly Hours[]): Hours[] =>
  [...hours].sort((a, b) => `${a.date} ${a.from}`.localeCompare(`${b.date} ${b.from}`));

/** The hours with other ones on one day. */
export const withDay = (hours: readonly Hours[], date: string, spans: readonly Span[]): Hours[] =>
  inOrder([
    ...hours.filter((one) => one.date !== date),
    ...spans.map(({ from, to }) => ({ date, from: clockOf(from), to: clockOf(to) })),
  ]);

/** Adds a span to a day. */
export const paint = (hours: readonly Hours[], date: string, span: Span): Hours[] =>
  withDay(hours, date, joined([...spansOf(hours, date), span]));

/** Takes a span out of a day. */
export const erase = (hours: readonly Hours[], date: string, { from, to }: Span): Hours[] =>
  withDay(
    hours,
    date,
    spansOf(hours, date).flatMap((span) =>
      [
        { from: span.from, to: Math.min(span.to, from) },
        { from: Math.max(span.from, to), to: span.to },
      ].filter((rest) => rest.from < rest.to),
    ),
  );

/** Whether meetings may be held at a minute of a day. */
export const isPainted = (hours: readonly Hours[], date: string, minute: number): boolean =>
  spansOf(hours, date).some(({ from, to }) => from <= minute && minute < to);

/** The same hours on all days as on one. */
export const copyToDays = (hours: readonly Hours[], from: string, days: readonly string[]): Hours[] =>
  inOrder(days.flatMap((date) => hours.filter((one) => one.date === from).map((one) => ({ ...one, date }))));

/** How many meetings one pod has room for on a day, as the server cuts its slots. */
export function slotsOnDay(
  hours: readonly Hours[],
  date: string,
  slotMinutes: number,
  gapMinutes: number,
): number {
  if (!(slotMinutes > 0)) return 0;
  return spansOf(hours, date).reduce((sum, { from, to }) => {
    const room = to - from - slotMinutes;
    return room < 0 ? sum : sum + Math.floor(room / (slotMinutes + gapMinutes)) + 1;
  }, 0);
}

/** Errors in the hours of one day, by their place among those of all days. */
type HoursError = 'backwards' | 'overlap';

export function hoursErrors(hours: readonly Hours[]): Map<number, HoursError> {
  const errors = new Map<number, HoursError>();
  hours.forEach((one, at) => {
    if (one.from >= one.to) return errors.set(at, 'backwards');
    const overlaps = hours.some(
      (other, place) => place < at && other.date === one.date && other.from < one.to && one.from < other.to,
    );
    return overlaps ? errors.set(at, 'overlap') : errors;
  });
  return errors;
}
