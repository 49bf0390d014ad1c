import type { ApolloCache, Reference } from '@apollo/client';
import {
  ChatMessage_MessageFragmentDoc,
  ConversationHead_ConversationFragmentDoc,
  ThreadSequences_ConversationFragmentDoc,
  type ChatDelivery_MessageFragment,
  type ChatPartner_AttendeeFragment,
} from '../../../generated/graphql';
import { hasGap, type Sequenced } from './message-list';

/** The effect of a delivered message: the partner, whether it is new, and the data to fetch. */
export interface Delivery {
  partner: ChatPartner_AttendeeFragment;
  mine: boolean;
  isNew: boolean;
  /** The conversation is not in the cache yet, so the list has to be asked for it. */
  unlisted: boolean;
  /** Messages before this one are missing. */
  gap: boolean;
}

const conversationId = (cache: ApolloCache, attendeeId: string): string | undefined =>
  cache.identify({ __typename: 'Conversation', attendeeId });

const headOf = (cache: ApolloCache, attendeeId: string) =>
  cache.readFragment({
    id: conversationId(cache, attendeeId),
    fragment: ConversationHead_ConversationFragmentDoc,
  });

/** The messages of the conversation that are already here, or null when it was never opened. */
export function knownMessages(cache: ApolloCache, attendeeId: string): Sequenced[] | null {
  const thread = cache.readFragment({
    id: conversationId(cache, attendeeId),
    fragment: ThreadSequences_ConversationFragmentDoc,
  });
  return thread?.messages.nodes ?? null;
}

function changeConversation(
  cache: ApolloCache,
  delivery: Delivery,
  message: ChatDelivery_MessageFragment,
  unread: number,
) {
  const reference = cache.writeFragment({
    id: cache.identify({ __typename: 'Message', id: message.id }),
    fragment: ChatMessage_MessageFragmentDoc,
    data: message,
  });
  if (!reference) return;
  cache.modify<Record<string, unknown>>({
    id: conversationId(cache, delivery.partner.id),
    fields: {
      id: () => message.conversationId,
      lastSequence: (last) => Math.max(Number(last), message.sequence),
      lastMessage: (last) => (delivery.isNew ? reference : last),
      unreadCount: (count) => Number(count) + unread,
      messages(thread, { readField }) {
        const { nodes } = thread as { nodes: Reference[] };
        const isKnown = nodes.some((node) => readField('id', node) === message.id);
        if (delivery.gap || isKnown) return thread;
        const sequence = (node: Reference) => readField<number>('sequence', node) ?? 0;
        return {
          ...(thread as object),
          nodes: [...nodes, reference].sort((a, b) => sequence(a) - sequence(b)),
        };
      },
    },
  });
}

/** The one updater for a message, whether our own mutation or the subscription brought it. */
export function applyMessage(
  cache: ApolloCache,
  message: ChatDelivery_MessageFragment,
  isBeingRead: boolean,
): Delivery {
  const mine = message.sender.isViewer;
  const partner = mine ? message.recipient : message.sender;
  const head = headOf(cache, partner.id);
  const isNew = !head || message.sequence > head.lastSequence;
  const known = knownMessages(cache, partner.id);
  // A conversation that was never opened is fetched whole when it is.
  const gap = known !== null && hasGap(known, [message]);
  const delivery = { partner, mine, isNew, unlisted: !head || head.lastSequence === 0, gap };
  // Repeated deliveries of an unknown conversation cannot be recognised: its list and counts are asked for.
  const unread = isNew && !delivery.unlisted && !mine && !isBeingRead ? 1 : 0;
  changeConversation(cache, delivery, message, unread);
  if (unread > 0) addUnread(cache, message.eventId, unread);
  return delivery;
}

/** Where the viewer has read everything on another screen, nothing is unread here either. */
export function settleReadElsewhere(cache: ApolloCache, eventId: string, attendeeId: string): void {
  const head = headOf(cache, attendeeId);
  if (!head || head.unreadCount === 0 || head.lastReadSequence < head.lastSequence) return;
  cache.modify<Record<string, unknown>>({
    id: conversationId(cache, attendeeId),
    fields: { unreadCount: () => 0 },
  });
  addUnread(cache, eventId, -head.unreadCount);
}

/** Forgets a person everywhere: every list in the cache drops who is gone from it. */
export function evictPerson(cache: ApolloCache, attendeeId: string): void {
  cache.batch({
    update: () => {
      cache.evict({ id: conversationId(cache, attendeeId) });
      cache.evict({ id: cache.identify({ __typename: 'Attendee', id: attendeeId }) });
      cache.gc();
    },
  });
}

/** Moves the event's unread count, never below zero. */
export function addUnread(cache: ApolloCache, eventId: string, difference: number): void {
  cache.modify<Record<string, unknown>>({
    id: cache.identify({ __typename: 'Event', id: eventId }),
    fields: { viewerUnreadCount: (count) => Math.max(0, Number(count) + difference) },
  });
}
