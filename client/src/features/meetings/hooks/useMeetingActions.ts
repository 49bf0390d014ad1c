import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { toAppError } from '../../../data/errors/errors';
import { queryFresh, refresh } from '../../../data/freshness/freshness';
import { logFailure } from '../../../data/errors/log';
import {
  MeetingDetailsDocument,
  type MeetingAction,
  type MeetingCard_MeetingFragment,
  type ProposalAction,
} from '../../../generated/graphql';
import {
  useConfirmMeetingTookPlaceMutation,
  useProposeMeetingTimeMutation,
  useRespondToMeetingMutation,
  useRespondToProposalMutation,
} from '../../../generated/hooks';
import { nameOfOther } from '../lib/meeting-label';
import { CHANGED_BY_MEETINGS, noteChange } from '../lib/own-changes';
import { refusalOf, type Refusal } from '../lib/refusal';

type Meeting = MeetingCard_MeetingFragment;

/** The step that is being sent; buttons show it while it runs. */
type RunningStep = MeetingAction | 'PROPOSE' | `${ProposalAction}_TIME` | 'CONFIRM';

/** The meeting once the proposed time was turned down or taken back. */
const withoutProposal = (meeting: Meeting): Meeting => ({
  ...meeting,
  proposal: null,
  viewerCanRespondToProposal: false,
});

/** The meeting as it is once it was rejected or cancelled. */
const closedBy = (meeting: Meeting, action: MeetingAction, reason: string | null): Meeting => ({
  ...withoutProposal(meeting),
  status: 'REJECTED',
  closedReason: action === 'REJECT' ? 'DECLINED' : 'CANCELLED',
  reason,
  viewerCanRespond: false,
  viewerCanCancel: false,
  viewerCanPropose: false,
});

/** The meeting once the viewer has said whether it took place. */
const confirmedAs = (meeting: Meeting, tookPlace: boolean): Meeting => ({
  ...meeting,
  participants: meeting.participants.map((side) =>
    side.as === meeting.viewerAs ? { ...side, tookPlace } : side,
  ),
});

/**
 * A meeting with everything that the viewer can do about it. Each step resolves true once the server has agreed; a
 * refusal and a missing answer become the state of the card, any other failure is only logged.
 */
export function useMeetingActions(meeting: Meeting) {
  const client = useApolloClient();
  const [respond] = useRespondToMeetingMutation();
  const [propose] = useProposeMeetingTimeMutation();
  const [answer] = useRespondToProposalMutation();
  const [confirm] = useConfirmMeetingTookPlaceMutation();
  const [running, setRunning] = useState<RunningStep | null>(null);
  const [refusal, setRefusal] = useState<(Refusal & { again: () => void }) | null>(null);

  const run = async (step: RunningStep, change: () => Promise<Meeting | undefined>): Promise<boolean> => {
    setRunning(step);
    setRefusal(null);
    try {
      const changed = await change();
      if (!changed) return false;
      noteChange(changed);
      refresh(client, ...CHANGED_BY_MEETINGS);
      return true;
    } catch (error) {
      logFailure('The meeting was not changed', error);
      const reason = refusalOf(error);
      setRefusal(reason && { ...reason, again: () => void run(step, change) });
      if (toAppError(error).code === 'CONFLICT') {
        queryFresh(client, MeetingDetailsDocument, { id: meeting.id }).catch((failure: unknown) =>
          logFailure('The meeting was not refreshed', failure),
        );
      }
      return false;
    } finally {
      setRunning(null);
    }
  };

  const meetingId = meeting.id;
  return {
    meeting,
    /** Of the other person. */
    name: nameOfOther(meeting),
    running,
    refusal,
    respond: (action: MeetingAction, reason?: string) =>
      run(action, async () => {
        const closed = { respondToMeeting: { meeting: closedBy(meeting, action, reason ?? null) } };
        const { data } = await respond({
          variables: { input: { meetingId, action, reason } },
          // Only the server can claim a pod, so accepting waits for its answer.
          optimisticResponse: action === 'ACCEPT' ? undefined : closed,
        });
        return data?.respondToMeeting.meeting;
      }),
    propose: (startsAt: string) =>
      run('PROPOSE', async () => {
        const { data } = await propose({ variables: { input: { meetingId, startsAt } } });
        return data?.proposeMeetingTime.meeting;
      }),
    answerProposal: (action: ProposalAction) =>
      run(`${action}_TIME`, async () => {
        const ended = { respondToProposal: { meeting: withoutProposal(meeting) } };
        const { data } = await answer({
          variables: { input: { meetingId, proposalId: meeting.proposal?.id ?? '', action } },
          optimisticResponse: action === 'ACCEPT' ? undefined : ended,
        });
        return data?.respondToProposal.meeting;
      }),
    confirm: (tookPlace: boolean) =>
      run('CONFIRM', async () => {
        const { data } = await confirm({
          variables: { input: { meetingId, tookPlace } },
          optimisticResponse: { confirmMeetingTookPlace: { meeting: confirmedAs(meeting, tookPlace) } },
        });
        return data?.confirmMeetingTookPlace.meeting;
      }),
  };
}

export type MeetingActions = ReturnType<typeof useMeetingActions>;
