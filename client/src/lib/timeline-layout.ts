import { hourStart } from './time';

export interface Span {
  startsAt: string;
  endsAt: string;
}

/** Which of several lanes side by side an item takes, because it overlaps with others. */
export interface Lane {
  lane: number;
  lanes: number;
}

const MINUTE = 60_000;

export const minutesBetween = (from: string | Date, to: string | Date): number =>
  (new Date(to).getTime() - new Date(from).getTime()) / MINUTE;

/** Whether two spans share time; one that ends when the other begins does not. */
export const overlaps = (one: Span, other: Span): boolean =>
  Date.parse(one.startsAt) < Date.parse(other.endsAt) && Date.parse(other.startsAt) < Date.parse(one.endsAt);

/** The span at another time, its length unchanged. */
export const movedTo = ({ startsAt, endsAt }: Span, start: string): Span => ({
  startsAt: start,
  endsAt: new Date(Date.parse(start) + Date.parse(endsAt) - Date.parse(startsAt)).toISOString(),
});

/** Puts items that overlap into lanes: each run of overlapping items uses as few as it needs. */
export function assignLanes<T extends Span>(items: readonly T[]): Map<T, Lane> {
  const sorted = [...items].sort(
    (a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt) || Date.parse(b.endsAt) - Date.parse(a.endsAt),
  );
  const result = new Map<T, Lane>();
  let run: { item: T; lane: number }[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const { item, lane } of run) result.set(item, { lane, lanes: ends.length });
    run = [];
    ends = [];
  };
  for (const item of sorted) {
    const start = Date.parse(item.startsAt);
    if (ends.every((end) => end <= start)) close();
    const free = ends.findIndex((end) => end <= start);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = Date.parse(item.endsAt);
    run.push({ item, lane });
  }
  close();
  return result;
}

/** The full hours of the event's clock around all items. */
export function hourRange(items: readonly Span[], zone: string): { from: string; to: string } | null {
  if (items.length === 0) return null;
  const from = Math.min(...items.map(({ startsAt }) => Date.parse(startsAt)));
  const to = Math.max(...items.map(({ endsAt }) => Date.parse(endsAt)));
  const last = hourStart(to, zone);
  const end = last === to ? to : last + 60 * MINUTE;
  return { from: new Date(hourStart(from, zone)).toISOString(), to: new Date(end).toISOString() };
}

/** Every full hour from one instant up to another, both included. */
export function hoursBetween(from: string, to: string): string[] {
  const count = Math.floor(minutesBetween(from, to) / 60);
  return Array.from({ length: count + 1 }, (_, index) =>
    new Date(Date.parse(from) + index * 60 * MINUTE).toISOString(),
  );
}

export interface MoveGeometry {
  /** Pixels that a minute takes along the time axis; negative where time runs from right to left. */
  minuteSize: number;
  /** Pixels that a row takes across the time axis. */
  rowSize: number;
  rowCount: number;
  slotMinutes: number;
  from: string;
  to: string;
}

/** The value, or the nearest bound that it is beyond. */
export const clamp = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), high);

/** Where an item comes to stand when it is dragged by so many pixels: a whole slot, within the timeline. */
export function movedPlace(
  item: Span,
  row: number,
  delta: { along: number; across: number },
  geometry: MoveGeometry,
): { row: number; startsAt: string } {
  const { minuteSize, rowSize, rowCount, slotMinutes, from, to } = geometry;
  const slots = Math.round(delta.along / minuteSize / slotMinutes);
  const length = Date.parse(item.endsAt) - Date.parse(item.startsAt);
  const start = clamp(
    Date.parse(item.startsAt) + slots * slotMinutes * MINUTE,
    Date.parse(from),
    Date.parse(to) - length,
  );
  return {
    row: clamp(row + Math.round(delta.across / rowSize), 0, rowCount - 1),
    startsAt: new Date(start).toISOString(),
  };
}
