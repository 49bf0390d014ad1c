import type { BusyWhose, SlotChoice_SlotFragment } from '../../../generated/graphql';
import { dayKey } from '../../../lib/time';

type Busy = { startsAt: string; endsAt: string; whose: BusyWhose };

/** One line of a day's calendar: a time that can be taken, or one that cannot and whose it is. */
export type DayEntry =
  | { kind: 'slot'; startsAt: string; endsAt: string; slot: SlotChoice_SlotFragment }
  | { kind: 'busy'; startsAt: string; endsAt: string; whose: BusyWhose };

export type SlotDay = { key: string; startsAt: string; free: number; entries: DayEntry[] };

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
    const day = days.get(key) ?? { key, startsAt: entry.startsAt, free: 0, entries: [] };
    day.entries.push(entry);
    if (entry.kind === 'slot') day.free += 1;
    days.set(key, day);
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
