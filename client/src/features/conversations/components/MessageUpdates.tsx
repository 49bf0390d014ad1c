import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { logged, loggedUnlessGone } from '../../../data/errors/log';
import { untilAnswered } from '../../../data/connection/until-answered';
import { useReconnected } from '../../../data/connection/useReconnected';
import { useMessageAddedSubscription } from '../../../generated/hooks';
import { fullName, truncated } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { useOverlays, useToasts } from '../../../ui';
import { useConversationUpdates } from '../hooks/useConversationUpdates';
import { useDelivery } from '../hooks/useDelivery';
import { useOutboxDelivery } from '../hooks/useOutboxDelivery';
import { catchUpAll } from '../lib/catch-up';
import { messages } from '../messages';

/** Deliveries come at least once; this many ids are remembered to recognise a repetition. */
const REMEMBERED = 500;
/** So much of a message fits into a toast. */
const MAX_LENGTH = 90;

const shortened = (text: string): string =>
  text.length > MAX_LENGTH ? `${truncated(text, MAX_LENGTH).trimEnd()}…` : text;

/** Keeps chat live in the whole event: takes in what arrives, sends what waits, and says who wrote, once per person. */
export default function MessageUpdates({ eventId }: { eventId: string }) {
  const client = useApolloClient();
  const deliver = useDelivery(eventId);
  const received = useRef(new Set<string>());
  const [announcement, setAnnouncement] = useState('');
  const toasts = useToasts();
  const overlays = useOverlays();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const isChatShown = params.has('chat') || pathname.startsWith(paths.chat(eventId));

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
      const name = fullName(partner);
      // In a hidden tab, or with the conversations in view, the message is only announced to screen readers.
      if (isBeingRead || isChatShown || document.visibilityState === 'hidden')
        setAnnouncement(messages.announce(name, message.text));
      else
        toasts.info(messages.toast(name, shortened(message.text)), {
          key: `message-${partner.id}`,
          action: { label: messages.openConversation, run: () => overlays.openChat(partner.id) },
        });
    },
    onError: logged('The message subscription failed'),
  });
  useReconnected(() => {
    untilAnswered(() => catchUpAll(client, eventId)).catch(loggedUnlessGone('Missed messages did not load'));
  });

  return (
    <output className="visually-hidden" aria-live="polite">
      {announcement}
    </output>
  );
}
