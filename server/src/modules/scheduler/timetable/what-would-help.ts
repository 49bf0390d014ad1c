import { choosePairs, type ExtraCapacity } from './choose-pairs';
import { compile } from './problem';
import type { ChoiceMeasures, TimetableInput } from './timetable.types';

const SECONDS = 30;

/** What no timetable would exceed with more pods or times; null where it could not be computed. */
export const whatWouldHelp = async (
  input: TimetableInput,
  options: readonly ExtraCapacity[],
): Promise<(ChoiceMeasures | null)[]> => {
  const problem = compile(input);
  const bounds: (ChoiceMeasures | null)[] = [];
  for (const extra of options) bounds.push((await choosePairs(problem, SECONDS, extra))?.bound ?? null);
  return bounds;
};
