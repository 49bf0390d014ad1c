import type { MeetingAction, MeetingCard_MeetingFragment } from '../../../generated/graphql';

type Meeting = MeetingCard_MeetingFragment;

/** The meeting as it is once it was rejected or cancelled. */
export const closedBy = (meeting: Meeting, action: MeetingAction, reason: string | null): Meeting => ({
  ...meeting,
  status: 'REJECTED',
  closedReason: action === 'REJECT' ? 'DECLINED' : 'CANCELLED',
  reason,
  proposal: null,
  viewerCanRespond: false,
  viewerCanCancel: false,
  viewerCanPropose: false,
  viewerCanRespondToProposal: false,
});

/** The meeting once the proposed time was turned down or taken back. */
export const withoutProposal = (meeting: Meeting): Meeting => ({
  ...meeting,
  proposal: null,
  viewerCanRespondToProposal: false,
});

/** The meeting once the viewer has said whether it took place. */
export const confirmedAs = (meeting: Meeting, tookPlace: boolean): Meeting => ({
  ...meeting,
  participants: meeting.participants.map((side) =>
    side.as === meeting.viewerAs ? { ...side, tookPlace } : side,
  ),
});

/** The viewer's answer to whether it took place; null before it. */
export const viewerSaysHeld = ({ participants, viewerAs }: Pick<Meeting, 'participants' | 'viewerAs'>) =>
  participants.find((side) => side.as === viewerAs)?.tookPlace ?? null;
