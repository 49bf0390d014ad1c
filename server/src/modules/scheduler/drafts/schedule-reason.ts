import { defineEnum } from '../../../core/graphql/enums';
import type { ReasonCode } from '../timetable/timetable.types';

export const ScheduleReason = defineEnum('ScheduleReason', 'Why two people do not meet.', {
  NOT_POSSIBLE: 'They are not free at the same time, or cannot meet for another reason.',
  COMPANY_MET: 'Somebody else of the company is met.',
  OWN_MAXIMUM: 'The person has as many meetings as they may.',
  THEY_ARE_FULL: 'The other one has as many meetings as they may, or no free time left.',
  TIMES_TAKEN: 'All times that both have are taken by other meetings.',
  NO_POD: 'No pod is free when both are.',
  ROW_OR_WAY: 'They would have too many meetings in a row, or too long a way.',
});
export type ScheduleReason = keyof typeof ScheduleReason;

/** What somebody does not want, and what the rules forbid, looks like a lack of time: one cannot be told from the other. */
export const toShown = (reason: ReasonCode): ScheduleReason =>
  reason === 'NO_THANKS' || reason === 'NO_COMMON_TIME' ? ScheduleReason.NOT_POSSIBLE : reason;

/** Counts of reasons as staff see them. */
export const shownReasons = (
  reasons: Partial<Record<ReasonCode, number>>,
): Partial<Record<ScheduleReason, number>> => {
  const shown: Partial<Record<ScheduleReason, number>> = {};
  for (const [reason, count] of Object.entries(reasons) as [ReasonCode, number][])
    shown[toShown(reason)] = (shown[toShown(reason)] ?? 0) + count;
  return shown;
};
