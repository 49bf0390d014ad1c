import type { TimetableInput } from './timetable.types';

/** Larger events would not fit the memory of a server: neither WASM nor typed arrays count for the limits of a thread. */
const LIMITS = { people: 4_000, times: 80, pairs: 150_000 } as const;

export type TimetableLimit = keyof typeof LIMITS;

export class TimetableLimitError extends Error {
  constructor(
    readonly limit: TimetableLimit,
    readonly actual: number,
    readonly max: number,
  ) {
    super(`The timetable has ${actual} ${limit}, at most ${max} are possible`);
    this.name = 'TimetableLimitError';
  }
}

export const assertWithin = (limit: TimetableLimit, actual: number): void => {
  if (actual > LIMITS[limit]) throw new TimetableLimitError(limit, actual, LIMITS[limit]);
};

/** More steps than these improve little. */
export const iterationsFor = ({ people, settings }: TimetableInput): number =>
  settings.iterations ?? (people.length <= 300 ? 300_000 : people.length <= 1_500 ? 500_000 : 1_000_000);
