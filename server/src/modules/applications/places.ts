import type { Limit } from './application.queries';

/** The bit that stands for the event itself. */
const EVENT = -1;

/** The free places of a locked event and of its groups that have a capacity. */
export class Places {
  private readonly free: Map<number, number>;

  constructor(limits: readonly Limit[]) {
    this.free = new Map(limits.map(({ bit, capacity, taken }) => [bit, capacity - taken]));
  }

  /** Takes a place in the event and in each of these groups, by their bits; false where one of them is full, and nothing is taken. */
  take(bits: readonly number[]): boolean {
    const needed = [EVENT, ...bits].filter((bit) => this.free.has(bit));
    if (needed.some((bit) => this.free.get(bit)! <= 0)) return false;
    for (const bit of needed) this.free.set(bit, this.free.get(bit)! - 1);
    return true;
  }

  /** Whether the event has no place left for anybody. */
  get isFull(): boolean {
    return (this.free.get(EVENT) ?? 1) <= 0;
  }
}
