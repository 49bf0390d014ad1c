import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { logFailure } from '../../../data/log';
import { untilAnswered } from '../../../data/until-answered';
import { useEventContext } from '../../../data/useEventContext';
import { useReconnected } from '../../../data/useReconnected';
import { useMessageAddedSubscription } from '../../../generated/hooks';
import { fullName } from '../../../lib/format';
import { useConversationUpdates } from '../hooks/useConversationUpdates';
import { useDelivery } from '../hooks/useDelivery';
import { useMessageToast } from '../hooks/useMessageToast';
import { useOutboxDelivery } from '../hooks/useOutboxDelivery';
import { catchUpAll } from '../lib/catch-up';
import { messages } from '../messages';

/** Deliveries come at least once; this many ids are remembered to recognise a repetition. */
const REMEMBERED = 500;

function LiveMessages({ eventId }: { eventId: string }) {
  const client = useApolloClient();
  const deliver = useDelivery(eventId);
  const received = useRef(new Set<string>());
  const [announcement, setAnnouncement] = useState('');
  const showToast = useMessageToast(eventId);

  useOutboxDelivery(eventId);
  useConversationUpdates(eventId);
  useMessageAddedSubscription({
    variables: { eventId },
    ignoreResults: true,
    onData: ({ data }) => {
      const message = data.data?.messageAdded;
      if (!message || received.current.has(message.id)) return;
      if (received.current.size >= REMEMBERED) received.current.clear();
      received.current.add(message.id);
      const { mine, isNew, isBeingRead, partner } = deliver(message);
      if (mine || !isNew) return;
      if (isBeingRead || !showToast(partner, message.text))
        setAnnouncement(messages.announce(fullName(partner), message.text));
    },
    onError: (error) => logFailure('The message subscription failed', error),
  });
  useReconnected(() => {
    untilAnswered(() => catchUpAll(client, eventId)).catch((error: unknown) =>
      logFailure('Missed messages did not load', error),
    );
  });

  return (
    <output className="visually-hidden" aria-live="polite">
      {announcement}
    </output>
  );
}

/** Keeps chat live in the whole event: takes in what arrives, sends what waits, and says aloud who wrote. */
export default function MessageUpdates({ eventId }: { eventId: string }) {
  const { profile } = useEventContext();
  // Staff without a profile have no conversations.
  return profile ? <LiveMessages eventId={eventId} /> : null;
}
