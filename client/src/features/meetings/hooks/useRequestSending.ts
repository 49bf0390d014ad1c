import { useRef, useState } from 'react';
import { toActError } from '../../../data/errors/act-error';
import { isConnectionFailure } from '../../../data/errors/errors';
import { logFailure } from '../../../data/errors/log';
import type { SlotChoice_SlotFragment } from '../../../generated/graphql';
import { newClientId } from '../../../lib/client-id';

/** Why the last attempt failed; `lost` names the start of a slot that another request took. */
export type RequestProblem = { message: string; lost: string | null };

/** The requested slot and note. */
export interface SlotRequest {
  startsAt: string;
  clientId: string;
  podId: string | null;
  note: string | null;
}

/** Sends requests for slots by `ask`; after a conflict the free times are loaded again. */
export function useRequestSending(
  ask: (request: SlotRequest, slot: SlotChoice_SlotFragment) => Promise<boolean>,
  refetch: () => Promise<unknown>,
) {
  const [problem, setProblem] = useState<RequestProblem | null>(null);
  const [sending, setSending] = useState(false);
  /** Of the request that got no answer: trying it again must not make a second meeting. */
  const unanswered = useRef<{ startsAt: string; clientId: string } | null>(null);
  const send = async (slot: SlotChoice_SlotFragment, wish: Pick<SlotRequest, 'podId' | 'note'>) => {
    setProblem(null);
    setSending(true);
    try {
      const { startsAt } = slot;
      if (unanswered.current?.startsAt !== startsAt)
        unanswered.current = { startsAt, clientId: newClientId() };
      const done = await ask({ ...unanswered.current, ...wish }, slot);
      unanswered.current = null;
      return done;
    } catch (error) {
      if (!isConnectionFailure(error)) unanswered.current = null;
      const { code, message } = toActError(error);
      setProblem({ message, lost: code === 'CONFLICT' ? slot.startsAt : null });
      if (code === 'CONFLICT')
        refetch().catch((reason: unknown) => logFailure('Free times not refreshed', reason));
      return false;
    } finally {
      setSending(false);
    }
  };
  return { send, sending, problem };
}
