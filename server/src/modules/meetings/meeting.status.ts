import { conflict } from '../../core/errors';
import { MeetingClosedReason, MeetingStatus } from './meeting.entity';
import { MeetingAction } from './meeting.types';

/** Where a meeting stands after a step. */
export interface Outcome {
  status: MeetingStatus;
  closedReason: MeetingClosedReason | null;
}

const { PENDING, ACTIVE, REJECTED } = MeetingStatus;

const outcomes: Record<MeetingAction, { from: readonly MeetingStatus[]; to: Outcome }> = {
  [MeetingAction.ACCEPT]: { from: [PENDING], to: { status: ACTIVE, closedReason: null } },
  [MeetingAction.REJECT]: {
    from: [PENDING],
    to: { status: REJECTED, closedReason: MeetingClosedReason.DECLINED },
  },
  [MeetingAction.CANCEL]: {
    from: [PENDING, ACTIVE],
    to: { status: REJECTED, closedReason: MeetingClosedReason.CANCELLED },
  },
};

/** True where the step has been taken already: doing it again gives the same answer. */
export const isDone = (current: Outcome, action: MeetingAction): boolean => {
  const { to } = outcomes[action];
  return current.status === to.status && current.closedReason === to.closedReason;
};

/** True where the step may be taken from this status. */
export const canTake = (status: MeetingStatus, action: MeetingAction): boolean =>
  outcomes[action].from.includes(status);

/** Where the step leads; CONFLICT `STATUS_CHANGED` with `from` and `to` where it may not be taken. */
export const takeStep = (current: Outcome, action: MeetingAction): Outcome => {
  const { to } = outcomes[action];
  if (!canTake(current.status, action))
    throw conflict('STATUS_CHANGED', 'This meeting has been answered or closed meanwhile.', {
      from: current.status,
      to: to.status,
    });
  return to;
};
