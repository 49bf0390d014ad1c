/** A period in milliseconds. */
export interface Slot {
  starts: number;
  ends: number;
}

/** Remembers when people and pods are taken, so that nothing overlaps. */
export class Bookings {
  private readonly taken = new Map<string, Slot[]>();

  isFree(id: string, { starts, ends }: Slot): boolean {
    return !this.taken.get(id)?.some((slot) => slot.starts < ends && starts < slot.ends);
  }

  take(id: string, slot: Slot): void {
    this.taken.set(id, [...(this.taken.get(id) ?? []), slot]);
  }
}

/** The time an activity takes. */
export function periodOf(activity: { starts_at: string; ends_at: string }): Slot {
  return { starts: Date.parse(activity.starts_at), ends: Date.parse(activity.ends_at) };
}
