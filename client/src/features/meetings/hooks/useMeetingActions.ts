import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { toAppError } from '../../../data/errors';
import { queryFresh, refresh } from '../../../data/freshness';
import { logFailure } from '../../../data/log';
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
import { CHANGED_BY_MEETINGS } from '../lib/changed-by-meetings';
import { closedBy, confirmedAs, withoutProposal } from '../lib/optimistic';
import { noteChange } from '../lib/own-changes';
import { refusalOf, type Refusal } from '../lib/refusal';

type Meeting = MeetingCard_MeetingFragment;

/** The step that is being sent; buttons show it while it runs. */
export type RunningStep = MeetingAction | 'PROPOSE' | `${ProposalAction}_TIME` | 'CONFIRM';

export interface MeetingActions {
  running: RunningStep | null;
  /** The last refusal of the server, for the card to show. */
  refusal: Refusal | null;
  /** Each resolves true once the server has agreed. */
  respond(action: MeetingAction, reason?: string): Promise<boolean>;
  propose(startsAt: string, podId?: string | null): Promise<boolean>;
  answerProposal(action: ProposalAction): Promise<boolean>;
  confirm(tookPlace: boolean): Promise<boolean>;
}

/**
 * Everything that the viewer can do with one meeting. A refusal becomes the state of the card, any other failure is
 * only logged.
 */
export function useMeetingActions(meeting: Meeting): MeetingActions {
  const client = useApolloClient();
  const [respond] = useRespondToMeetingMutation();
  const [propose] = useProposeMeetingTimeMutation();
  const [answer] = useRespondToProposalMutation();
  const [confirm] = useConfirmMeetingTookPlaceMutation();
  const [running, setRunning] = useState<RunningStep | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

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
      setRefusal(refusalOf(error));
      if (toAppError(error).code === 'CONFLICT') {
        queryFresh(client, MeetingDetailsDocument, { id: meeting.id }).catch((reason: unknown) =>
          logFailure('The meeting was not refreshed', reason),
        );
      }
      return false;
    } finally {
      setRunning(null);
    }
  };

  const meetingId = meeting.id;
  return {
    running,
    refusal,
    respond: (action, reason) =>
      run(action, async () => {
        // Only the server can claim a pod, so accepting waits for its answer.
        const optimisticResponse =
          action === 'ACCEPT'
            ? undefined
            : { respondToMeeting: { meeting: closedBy(meeting, action, reason ?? null) } };
        const { data } = await respond({
          variables: { input: { meetingId, action, reason } },
          optimisticResponse,
        });
        return data?.respondToMeeting.meeting;
      }),
    propose: (startsAt, podId) =>
      run('PROPOSE', async () => {
        const { data } = await propose({ variables: { input: { meetingId, startsAt, podId } } });
        return data?.proposeMeetingTime.meeting;
      }),
    answerProposal: (action) =>
      run(`${action}_TIME`, async () => {
        const proposalId = meeting.proposal?.id ?? '';
        const optimisticResponse =
          action === 'ACCEPT' ? undefined : { respondToProposal: { meeting: withoutProposal(meeting) } };
        const { data } = await answer({
          variables: { input: { meetingId, proposalId, action } },
          optimisticResponse,
        });
        return data?.respondToProposal.meeting;
      }),
    confirm: (tookPlace) =>
      run('CONFIRM', async () => {
        const { data } = await confirm({
          variables: { input: { meetingId, tookPlace } },
          optimisticResponse: { confirmMeetingTookPlace: { meeting: confirmedAs(meeting, tookPlace) } },
        });
        return data?.confirmMeetingTookPlace.meeting;
      }),
  };
}
