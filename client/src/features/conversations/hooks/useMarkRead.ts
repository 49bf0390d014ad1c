import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import type { ConversationItem_ConversationFragment } from '../../../generated/graphql';
import { useMarkReadMutation } from '../../../generated/hooks';
import { logFailure } from '../../../lib/log';
import { setActiveThread } from '../lib/active-thread';
import { refreshUnread } from '../lib/catch-up';
import { addUnread } from '../lib/conversation-cache';
import { useDocumentVisible } from './useDocumentVisible';

type Conversation = Pick<
  ConversationItem_ConversationFragment,
  'id' | 'attendeeId' | 'eventId' | 'unreadCount' | 'lastReadSequence'
>;

/** Marks what is shown as read while it is looked at: in a tab that is visible, scrolled to the newest message. */
export function useMarkRead(conversation: Conversation | undefined, lastShown: number, atEnd: boolean): void {
  const visible = useDocumentVisible() && atEnd;
  const client = useApolloClient();
  const [markRead] = useMarkReadMutation();
  const attendeeId = conversation?.attendeeId;

  useEffect(() => (visible && attendeeId ? setActiveThread(attendeeId) : undefined), [visible, attendeeId]);

  const due = conversation !== undefined && lastShown > conversation.lastReadSequence;
  useEffect(() => {
    if (!visible || !due || !conversation) return;
    const { id, eventId, unreadCount } = conversation;
    const read = {
      __typename: 'Conversation',
      id,
      attendeeId: conversation.attendeeId,
      eventId,
      unreadCount: 0,
      lastReadSequence: lastShown,
      attendee: { __typename: 'Attendee', id: conversation.attendeeId, unreadCount: 0 },
    };
    addUnread(client.cache, eventId, -unreadCount);
    markRead({
      variables: { input: { attendeeId: conversation.attendeeId, sequence: lastShown } },
      optimisticResponse: { markRead: { conversation: read } },
    })
      .then(() => refreshUnread(client, eventId))
      .catch((error: unknown) => logFailure('The messages were not marked as read', error));
    // Counts change with every delivery; only a new last message or a new reader asks for another call.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [visible, due, attendeeId, lastShown]);
}
