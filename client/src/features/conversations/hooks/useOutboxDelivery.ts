import { useEffect } from 'react';
import { useReconnected } from '../../../data/connection/useReconnected';
import { useSendMessageMutation } from '../../../generated/hooks';
import type { SendOutcome } from '../lib/outbox';
import type { QueuedMessage } from '../lib/queued-messages';
import { outcomeOf } from '../lib/send-outcome';
import { useDelivery } from './useDelivery';
import { useOutbox } from './useOutbox';

const warnBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

/** Delivers what is in the outbox: at once, when the network is back, and after the socket reconnected. */
export function useOutboxDelivery(eventId: string): void {
  const { outbox, queued } = useOutbox(eventId);
  const [sendMessage] = useSendMessageMutation();
  const deliver = useDelivery(eventId);

  useEffect(() => {
    const send = async ({ attendeeId, text, clientId }: QueuedMessage): Promise<SendOutcome> => {
      if (!navigator.onLine) return { kind: 'later' };
      try {
        const { data } = await sendMessage({ variables: { input: { attendeeId, text, clientId } } });
        if (data) deliver(data.sendMessage.message);
        return { kind: 'sent' };
      } catch (error) {
        return outcomeOf(error);
      }
    };
    const disconnect = outbox.connect(send);
    const flush = () => outbox.flush();
    window.addEventListener('online', flush);
    return () => {
      disconnect();
      window.removeEventListener('online', flush);
    };
  }, [outbox, sendMessage, deliver]);

  useReconnected(() => outbox.flush());

  const unsent = queued.length > 0;
  useEffect(() => {
    if (!unsent) return undefined;
    window.addEventListener('beforeunload', warnBeforeLeaving);
    return () => window.removeEventListener('beforeunload', warnBeforeLeaving);
  }, [unsent]);
}
