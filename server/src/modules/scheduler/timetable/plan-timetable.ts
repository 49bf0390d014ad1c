import { choosePairs } from './choose-pairs';
import { measureTimetable, toMeetings } from './draft';
import { iterationsFor } from './limits';
import { compile } from './problem';
import { seededRandom } from './random';
import { improve } from './search';
import { Timetable } from './timetable';
import type { TimetableControl, TimetableDraft, TimetableInput } from './timetable.types';

/** The linear program takes half of a run at most; then the search runs alone. */
const BOUND_SECONDS = 30;

/**
 * Drafts a timetable: first who meets, then when and where. The same input and seed give the same draft. Throws a
 * `TimetableLimitError` where the event is too large, and a `TimetableCancelledError` where it is cancelled.
 */
export const planTimetable = async (
  input: TimetableInput,
  control: TimetableControl = {},
): Promise<TimetableDraft> => {
  const problem = compile(input);
  const choice = await choosePairs(problem, input.settings.boundSeconds ?? BOUND_SECONDS);
  const timetable = new Timetable(problem);
  improve(timetable, {
    ...control,
    iterations: iterationsFor(input),
    random: seededRandom(input.settings.seed),
    isChosen: choice?.isChosen ?? null,
  });
  return {
    meetings: toMeetings(timetable),
    measures: measureTimetable(timetable),
    bound: choice?.bound ?? null,
  };
};
