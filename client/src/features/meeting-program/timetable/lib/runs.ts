import type {
  TimetableQuery,
  TimetableRun_RunFragment,
  ScheduleRunStatus,
} from '../../../../generated/graphql';
import { messages } from '../messages';

export type Run = TimetableRun_RunFragment;
export type Draft = TimetableQuery['scheduleRun'];
type Change = Draft['changes'][number];

export const isComputing = ({ status }: { status: ScheduleRunStatus }): boolean =>
  status === 'QUEUED' || status === 'RUNNING';

/** Its meetings are being published or taken back. */
export const isBeingWritten = ({ status }: { status: ScheduleRunStatus }): boolean =>
  status === 'APPLYING' || status === 'UNDOING';

export const measureKeys = ['must', 'like', 'promisedMissing', 'withoutMeeting', 'meetings', 'idle'] as const;
export type MeasureKey = (typeof measureKeys)[number];

const best: Record<MeasureKey, 'most' | 'fewest'> = {
  must: 'most',
  like: 'most',
  meetings: 'most',
  promisedMissing: 'fewest',
  withoutMeeting: 'fewest',
  idle: 'fewest',
};

/** A measure of a timetable, how it stands to its bound in words, and the share of the bound that it reaches; null without one. */
export interface Measured {
  value: number;
  against: string;
  share: number | null;
}

/** How one measure of a timetable stands to its bound; null while it is not computed. */
export function measured(
  { measures, bound }: Pick<Run, 'measures' | 'bound'>,
  key: MeasureKey,
): Measured | null {
  if (!measures) return null;
  const value = measures[key];
  if (key === 'meetings' || key === 'idle') return { value, against: '', share: null };
  if (!bound) return { value, against: messages.noBound, share: null };
  const limit = bound[key];
  if (value === 0 && limit === 0) return { value, against: '', share: 1 };
  // The bound is of all measures together: a single one may be better.
  if (isBetter(key, value, limit)) return { value, against: messages.beyond(limit), share: 1 };
  const against = best[key] === 'most' ? messages.atMost(limit) : messages.atLeast(limit);
  return { value, against, share: Math.min(value, limit) / Math.max(value, limit) };
}

/** Whether the first of two values of a measure is better. */
export const isBetter = (key: MeasureKey, value: number, other: number): boolean =>
  best[key] === 'most' ? value > other : value < other;

/** The result of a timetable in a few words: “1,090 of at most 1,126 must-meets”. */
export const resultOf = (run: Run): string => {
  const must = measured(run, 'must');
  return must ? messages.resultOf(must.value, must.against) : '';
};

/** How many meetings have these values. */
export const countOf = (
  changes: readonly Change[],
  wanted: Partial<Pick<Change, 'change' | 'outcome'>>,
): number =>
  changes
    .filter(
      ({ change, outcome }) =>
        change === (wanted.change ?? change) && outcome === (wanted.outcome ?? outcome),
    )
    .reduce((sum, { count }) => sum + count, 0);

export const reasonWords = (reason: string | null | undefined): string =>
  (reason && messages.refusals[reason]) || messages.otherRefusal;

/** Why changes have an outcome, the most frequent first. */
export function reasonsOf(
  changes: readonly Change[],
  outcome: Change['outcome'],
): { words: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { reason, count } of changes.filter((change) => change.outcome === outcome))
    counts.set(reasonWords(reason), (counts.get(reasonWords(reason)) ?? 0) + count);
  return [...counts].map(([words, count]) => ({ words, count })).toSorted((a, b) => b.count - a.count);
}
