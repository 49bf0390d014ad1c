import { useRef, useState } from 'react';
import { isConnectionFailure, toAppError } from '../../../data/errors';
import { refresh } from '../../../data/freshness';
import { logFailure } from '../../../data/log';
import type { RequestMeetingInput, SlotChoice_SlotFragment } from '../../../generated/graphql';
import { useMeetingChoicesQuery, useRequestMeetingMutation } from '../../../generated/hooks';
import { newClientId } from '../../../lib/client-id';
import { CHANGED_BY_MEETINGS } from '../lib/changed-by-meetings';
import { noteChange } from '../lib/own-changes';

/** Why the last attempt failed; `lost` names the start of a slot that another request took. */
export type RequestProblem = { message: string; lost: string | null };

/** The choices for meeting one person, and the request for one of them. */
export function useMeetingRequest(eventId: string, attendeeId: string) {
  const choices = useMeetingChoicesQuery({ variables: { eventId, attendeeId } });
  const [mutate, { loading: sending, client }] = useRequestMeetingMutation();
  const [problem, setProblem] = useState<RequestProblem | null>(null);
  /** Of the request that got no answer: trying it again must not make a second meeting. */
  const unanswered = useRef<{ startsAt: string; clientId: string } | null>(null);

  const send = async (slot: SlotChoice_SlotFragment, wish: Pick<RequestMeetingInput, 'podId' | 'note'>) => {
    setProblem(null);
    try {
      const { startsAt, endsAt } = slot;
      if (unanswered.current?.startsAt !== startsAt)
        unanswered.current = { startsAt, clientId: newClientId() };
      const { clientId } = unanswered.current;
      const { data } = await mutate({
        variables: { input: { attendeeId, startsAt, endsAt, clientId, ...wish } },
      });
      unanswered.current = null;
      if (!data) return false;
      noteChange(data.requestMeeting.meeting);
      refresh(client, ...CHANGED_BY_MEETINGS);
      return true;
    } catch (error) {
      if (!isConnectionFailure(error)) unanswered.current = null;
      const { code, message } = toAppError(error);
      setProblem({ message, lost: code === 'CONFLICT' ? slot.startsAt : null });
      if (code === 'CONFLICT') {
        choices.refetch().catch((reason: unknown) => logFailure('Free times not refreshed', reason));
      }
      return false;
    }
  };
  return { choices, send, sending, problem, clearProblem: () => setProblem(null) };
}
