import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { MeetingAction, MeetingCard_MeetingFragment } from '../../../generated/graphql';
import { useRespondToMeetingMutation } from '../../../generated/hooks';
import { useToasts } from '../../../hooks/useToasts';
import { errorMessage, toAppError } from '../../../lib/errors';
import { logFailure } from '../../../lib/log';
import { applyMeeting, refreshMeetings } from '../lib/meeting-cache';
import { noteChange } from '../lib/own-changes';
import { messages } from '../messages';

/** What the meeting becomes at once; accepting has to wait for the server, which alone can claim a pod. */
function expected(meeting: MeetingCard_MeetingFragment, action: MeetingAction) {
  if (action === 'ACCEPT') return undefined;
  return {
    respondToMeeting: {
      meeting: {
        ...meeting,
        status: 'REJECTED' as const,
        closedReason: action === 'REJECT' ? ('DECLINED' as const) : ('CANCELLED' as const),
        viewerCanRespond: false,
        viewerCanCancel: false,
      },
    },
  };
}

/** Accept, reject or cancel one meeting; a refusal is told in words and kept beside the meeting. */
export function useRespond(meeting: MeetingCard_MeetingFragment) {
  const client = useApolloClient();
  const toasts = useToasts();
  const [mutate] = useRespondToMeetingMutation();
  const [running, setRunning] = useState<MeetingAction | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const respond = async (action: MeetingAction): Promise<boolean> => {
    setRunning(action);
    setProblem(null);
    try {
      const { data } = await mutate({
        variables: { input: { meetingId: meeting.id, action } },
        optimisticResponse: expected(meeting, action),
      });
      if (!data) return false;
      noteChange(data.respondToMeeting.meeting);
      applyMeeting(client, data.respondToMeeting.meeting).catch((error: unknown) =>
        logFailure('Counts not refreshed', error),
      );
      return true;
    } catch (error) {
      setProblem(errorMessage(error));
      toasts.error(action === 'ACCEPT' ? messages.cannotAccept : messages.cannotChange);
      if (toAppError(error).code === 'CONFLICT') {
        refreshMeetings(client, meeting.eventId).catch((reason: unknown) =>
          logFailure('Meetings not refreshed', reason),
        );
      }
      return false;
    } finally {
      setRunning(null);
    }
  };
  return { respond, running, problem };
}
