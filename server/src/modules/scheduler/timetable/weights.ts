import type { GoalOrder } from './timetable.types';

/** What each goal weighs; so far apart that a lower one hardly ever costs a higher one. */
export interface Weights {
  /** Somebody who asked meets nobody. */
  nobody: number;
  /** A promised meeting is missing, times the promise's priority. */
  promised: number;
  /** A published meeting is still held. */
  kept: number;
  must: number;
  /** A published meeting keeps its time. */
  keptTime: number;
  like: number;
  match: number;
}

const PROMISES_FIRST: Weights = {
  nobody: 45_000,
  promised: 20_000,
  kept: 3_000,
  must: 2_000,
  keptTime: 800,
  like: 100,
  match: 4,
};

export const weightsOf = (order: GoalOrder): Weights =>
  order === 'PROMISES_FIRST' ? PROMISES_FIRST : { ...PROMISES_FIRST, promised: 2_000, must: 20_000 };

/** Compactness, below every other goal: open times of waiting, those after the third, and changes of the hall. */
export const IDLE = 2;
export const LONG_IDLE = 4;
export const LONG_AFTER = 3;
export const OTHER_AREA = 1;
