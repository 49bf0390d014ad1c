import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';

/** Work takes longer than it may. */
export class TooSlow extends Error {}

/** The value of work; fails where it takes longer. */
export const withTimeout = <T>(milliseconds: number, work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    wait(milliseconds, undefined, { ref: false }).then(async () => {
      // A busy server looks at the clock first: what has arrived meanwhile counts.
      await turn();
      throw new TooSlow(`No answer within ${milliseconds} ms`);
    }),
  ]);

/** Asks once for all who want to know within so many milliseconds. */
export const recent = <T>(milliseconds: number, ask: () => Promise<T>): (() => Promise<T>) => {
  let kept: { answer: Promise<T>; until: number } | undefined;
  return () => {
    const now = performance.now();
    if (!kept || kept.until <= now) kept = { answer: ask(), until: now + milliseconds };
    return kept.answer;
  };
};
