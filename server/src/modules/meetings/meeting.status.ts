import { conflict } from '../../core/errors';
import { MeetingClosedReason, MeetingStatus } from './meeting.entity';
import { MeetingAction } from './meeting.types';

/** Where a meeting stands after a step. */
export interface Outcome {
  status: MeetingStatus;
  closedReason: MeetingClosedReason | null;
}

const { PENDING, ACTIVE, REJECTED } = MeetingStatus;

/** Actions of the two people, and of staff. */
export type MeetingStep = MeetingAction | 'REMOVE';

const outcomes: Record<MeetingStep, { from: readonly MeetingStatus[]; to: Outcome }> = {
  [MeetingAction.ACCEPT]: { from: [PENDING], to: { status: ACTIVE, closedReason: null } },
  [MeetingAction.REJECT]: {
    from: [PENDING],
    to: { status: REJECTED, closedReason: MeetingClosedReason.DECLINED },
  },
  [MeetingAction.CANCEL]: {
    from: [PENDING, ACTIVE],
    to: { status: REJECTED, closedReason: MeetingClosedReason.CANCELLED },
  },
  REMOVE: { from: [PENDING, ACTIVE], to: { status: REJECTED, closedReason: MeetingClosedReason.REMOVED } },
};

/** True where the step has been taken already: doing it again gives the same answer. */
export const isAlreadyApplied = (current: Outcome, action: MeetingStep): boolean => {
  const { to } = outcomes[action];
  return current.status === to.status && current.closedReason === to.closedReason;
};

/** True where the step may be taken from this status. */
export const canTake = (status: MeetingStatus, action: MeetingStep): boolean =>
  outcomes[action].from.includes(status);

/** Where the step leads; CONFLICT `STATUS_CHANGED` with `from` and `to` where it may not be taken. */
export const transition = (current: Outcome, action: MeetingStep): Outcome => {
  const { to } = outcomes[action];
  if (!canTake(current.status, action))
    throw conflict('STATUS_CHANGED', 'This meeting has been answered or closed meanwhile.', {
      from: current.status,
      to: to.status,
    });
  return to;
};

/** CONFLICT `STATUS_CHANGED` where a meeting is closed. */
export const checkOpen = ({ status }: Outcome): void => {
  if (status === REJECTED)
    throw conflict('STATUS_CHANGED', 'This meeting has been closed meanwhile.', { from: status });
};

/** CONFLICT `STATUS_CHANGED` for what can only be done with an ACTIVE meeting. */
export const notActive = ({ status }: Outcome) =>
  conflict('STATUS_CHANGED', 'This meeting is not confirmed.', { from: status, to: ACTIVE });
