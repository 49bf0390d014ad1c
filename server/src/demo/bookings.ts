import type { Slot } from './generation.types';

/** Remembers who and what is taken when, so that nothing is planned twice. */
export class Bookings {
  private readonly taken = new Map<string, Slot[]>();

  isFree(key: string, { starts, ends }: Slot): boolean {
    return !(this.taken.get(key) ?? []).some((slot) => slot.starts < ends && starts < slot.ends);
  }

  take(key: string, slot: Slot): void {
    const slots = this.taken.get(key);
    if (slots) slots.push(slot);
    else this.taken.set(key, [slot]);
  }
}

/** The time an activity takes. */
export function periodOf(activity: { starts_at: string; ends_at: string }): Slot {
  return { starts: Date.parse(activity.starts_at), ends: Date.parse(activity.ends_at) };
}
