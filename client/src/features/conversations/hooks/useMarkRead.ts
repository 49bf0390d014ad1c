import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { logged } from '../../../data/errors/log';
import { ownId } from '../../../data/session/session';
import { useOnline } from '../../../data/connection/useOnline';
import { useReconnected } from '../../../data/connection/useReconnected';
import type { ConversationItem_ConversationFragment } from '../../../generated/graphql';
import { useMarkReadMutation } from '../../../generated/hooks';
import { setActiveThread } from '../lib/active-thread';
import { refreshUnread } from '../lib/catch-up';
import { addUnread } from '../lib/conversation-cache';
import { useDocumentVisible } from './useDocumentVisible';

type Conversation = Pick<
  ConversationItem_ConversationFragment,
  'id' | 'attendeeId' | 'eventId' | 'unreadCount' | 'lastReadSequence'
>;

/**
 * Marks the shown messages as read while the person looks at them: in a visible tab, scrolled to the
 * newest message. A failed call is repeated when the connection is back.
 */
export function useMarkRead(conversation: Conversation | undefined, lastShown: number, atEnd: boolean): void {
  const visible = useDocumentVisible() && atEnd;
  const ready = useOnline() && visible;
  const [connection, setConnection] = useState(0);
  useReconnected(() => setConnection((count) => count + 1));
  const tried = useRef('');
  const client = useApolloClient();
  const [markRead] = useMarkReadMutation();
  const attendeeId = conversation?.attendeeId;

  useEffect(() => (visible && attendeeId ? setActiveThread(attendeeId) : undefined), [visible, attendeeId]);

  const due = conversation !== undefined && lastShown > conversation.lastReadSequence;
  useEffect(() => {
    if (!ready) tried.current = '';
    if (!ready || !due || !conversation) return;
    const { eventId, unreadCount } = conversation;
    const attempt = `${conversation.attendeeId} ${lastShown} ${connection}`;
    // A failure makes the call due again, which would repeat it without a pause.
    if (tried.current === attempt) return;
    tried.current = attempt;
    const read = {
      ...conversation,
      __typename: 'Conversation',
      unreadCount: 0,
      lastReadSequence: lastShown,
      attendee: { __typename: 'Attendee', id: conversation.attendeeId, unreadCount: 0 },
    };
    const userId = ownId();
    addUnread(client.cache, eventId, -unreadCount);
    markRead({
      variables: { input: { attendeeId: conversation.attendeeId, sequence: lastShown } },
      optimisticResponse: { markRead: { conversation: read } },
    })
      .catch((error: unknown) => {
        if (userId === ownId()) addUnread(client.cache, eventId, unreadCount);
        throw error;
      })
      .then(() => refreshUnread(client, eventId))
      .catch(logged('The messages were not marked as read'));
    // Counts change with every delivery; only a new last message, reader or connection asks for another call.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ready, due, attendeeId, lastShown, connection]);
}
