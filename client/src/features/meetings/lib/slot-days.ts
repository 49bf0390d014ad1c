import type { SlotChoice_SlotFragment } from '../../../generated/graphql';
import { dayKey } from '../../../lib/time';

interface Busy {
  startsAt: string;
  endsAt: string;
  /** The owner and reason of the busy time, in words. */
  label: string;
}

/** One line of a day's calendar: a time that can be taken, or one that cannot and why. */
type DayEntry =
  | { kind: 'slot'; startsAt: string; endsAt: string; slot: SlotChoice_SlotFragment }
  | ({ kind: 'busy' } & Busy);

interface SlotDay {
  /** The day on the event's calendar, `2026-11-21`. */
  key: string;
  free: number;
  entries: DayEntry[];
}

/** Adds an entry; busy times that follow one another for the same reason become one. */
function append(entries: DayEntry[], entry: DayEntry): DayEntry[] {
  const last = entries.at(-1);
  if (last?.kind !== 'busy' || entry.kind !== 'busy' || last.label !== entry.label)
    return [...entries, entry];
  return [...entries.slice(0, -1), { ...last, endsAt: entry.endsAt }];
}

/** Free and busy times of two people, day by day on the event's calendar and in order. */
export function slotDays(
  slots: readonly SlotChoice_SlotFragment[],
  busy: readonly Busy[],
  zone: string,
): SlotDay[] {
  const entries: DayEntry[] = [
    ...slots.map((slot) => ({ kind: 'slot' as const, startsAt: slot.startsAt, endsAt: slot.endsAt, slot })),
    ...busy.map((time) => ({ kind: 'busy' as const, ...time })),
  ].sort((a, b) => a.startsAt.localeCompare(b.startsAt));
  const days = new Map<string, SlotDay>();
  for (const entry of entries) {
    const key = dayKey(entry.startsAt, zone);
    const day = days.get(key) ?? { key, free: 0, entries: [] };
    days.set(key, {
      ...day,
      entries: append(day.entries, entry),
      free: day.free + (entry.kind === 'slot' ? 1 : 0),
    });
  }
  return [...days.values()];
}

/** The free slots nearest to a lost one, the earliest of them first. */
export function nextSlots(
  slots: readonly SlotChoice_SlotFragment[],
  lost: string,
  count: number,
): SlotChoice_SlotFragment[] {
  const after = slots.filter((slot) => slot.startsAt >= lost);
  return (after.length > 0 ? after : slots).slice(0, count);
}
