import type {
  ApplicationDecision,
  AttendeeStage,
  StaffApplication_AttendeeFragment,
} from '../../../generated/graphql';

/** The stages of the board, in the order of the way in. */
export const boardStages = [
  'APPLIED',
  'WAITLISTED',
  'OFFERED',
  'CONFIRMED',
  'DECLINED',
  'WITHDRAWN',
] as const satisfies AttendeeStage[];

export type BoardStage = (typeof boardStages)[number];

/** So many people may be decided about at once. */
export const MOST_DECIDED = 1_000;

export const isOnBoard = (stage: AttendeeStage): stage is BoardStage => stage !== 'INVITED';

/** How many people are in each stage; the server leaves out those without any. */
export function countsOf(
  counts: readonly { stage: AttendeeStage; count: number }[] | undefined,
): Record<BoardStage, number> {
  const known = new Map(counts?.map(({ stage, count }) => [stage, count]));
  return Object.fromEntries(boardStages.map((stage) => [stage, known.get(stage) ?? 0])) as Record<
    BoardStage,
    number
  >;
}

/** What can be decided about people of a stage. */
export const decisionsIn: Record<AttendeeStage, readonly ApplicationDecision[]> = {
  INVITED: [],
  APPLIED: ['APPROVE', 'DECLINE'],
  WAITLISTED: ['DECLINE'],
  OFFERED: ['DECLINE'],
  CONFIRMED: [],
  DECLINED: ['APPROVE'],
  WITHDRAWN: [],
};

type Decided = Pick<StaffApplication_AttendeeFragment, 'application'>;

/** The decision about a person that can still be taken back; null where there is none. */
export function undoableOf({ application }: Decided, now: Date): string | null {
  const { undoUntil, decisionId } = application ?? {};
  return undoUntil && decisionId && Date.parse(undoUntil) > now.getTime() ? decisionId : null;
}

/** Whether an event has anything to decide or to wait for, so that its board is of use. */
export const hasBoard = (
  event: { registration: string; capacity: number | null },
  groups: readonly { capacity: number | null }[],
  counts: Record<BoardStage, number>,
): boolean =>
  event.registration === 'APPROVAL' ||
  [event, ...groups].some(({ capacity }) => capacity !== null) ||
  boardStages.some((stage) => stage !== 'CONFIRMED' && counts[stage] > 0);
