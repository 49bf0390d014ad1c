import type { ApolloCache, ApolloClient } from '@apollo/client';
import { fetchOnce, queryFresh } from '../../../data/freshness/freshness';
import { untilAnswered } from '../../../data/connection/until-answered';
import {
  ConversationListDocument,
  ConversationThreadDocument,
  MissedMessagesDocument,
  UnreadMessagesDocument,
} from '../../../generated/graphql';
import { isActiveThread } from './active-thread';
import { applyMessage, knownMessages } from './conversation-cache';
import { lastSequenceOf } from './message-list';

/** The most the server gives at once. */
const PAGE = 100;

/** Fetches what came after the last message we have, however long the server is away; a conversation that was never opened has nothing to catch up. */
export async function catchUp(client: ApolloClient, attendeeId: string): Promise<void> {
  for (;;) {
    const known = knownMessages(client.cache, attendeeId);
    if (!known) return;
    const last = lastSequenceOf(known);
    const variables = { attendeeId, first: PAGE, after: String(last) };
    await untilAnswered(() => queryFresh(client, ConversationThreadDocument, variables, { keep: false }));
    const gained = lastSequenceOf(knownMessages(client.cache, attendeeId) ?? []) - last;
    if (gained < PAGE) return;
  }
}

/** Asks again for the number of unread messages, and for the conversations where they are known: nothing shows them before. */
export async function refreshList(client: ApolloClient, eventId: string): Promise<void> {
  const isListKnown = client.readQuery({ query: ConversationListDocument, variables: { eventId } }) !== null;
  await Promise.all([
    isListKnown && queryFresh(client, ConversationListDocument, { eventId }),
    refreshUnread(client, eventId),
  ]);
}

/** Asks for the number of unread messages, where only the server can count. */
export async function refreshUnread(client: ApolloClient, eventId: string): Promise<void> {
  await queryFresh(client, UnreadMessagesDocument, { eventId });
}

/** The partners of opened conversations, also of empty ones that are in no list. */
export function openedWith(cache: ApolloCache): string[] {
  const entities = Object.values(cache.extract() as Record<string, Record<string, unknown>>);
  return entities
    .filter(({ __typename, messages }) => __typename === 'Conversation' && messages)
    .map(({ attendeeId }) => attendeeId as string);
}

/** Fetches what came in these conversations after what we have, with one question. */
async function fetchMissed(
  client: ApolloClient,
  eventId: string,
  partners: readonly string[],
): Promise<void> {
  const after = partners.map((attendeeId) => ({
    attendeeId,
    sequence: lastSequenceOf(knownMessages(client.cache, attendeeId) ?? []),
  }));
  const { data } = await fetchOnce(client, MissedMessagesDocument, { eventId, filter: { after } });
  const counts = new Map<string, number>();
  client.cache.batch({
    update: (cache) => {
      for (const message of data?.missedMessages ?? []) {
        const partnerId = message.sender.isViewer ? message.recipientId : message.senderId;
        counts.set(partnerId, (counts.get(partnerId) ?? 0) + 1);
        applyMessage(cache, message, isActiveThread(partnerId));
      }
    },
  });
  const unfinished = [...counts].filter(([, count]) => count >= PAGE);
  await Promise.all(unfinished.map(([attendeeId]) => catchUp(client, attendeeId)));
}

/** After a lost connection (`untilAnswered` repeats it): every conversation that was opened gets what it missed, and then the list its counts. */
export async function catchUpAll(client: ApolloClient, eventId: string): Promise<void> {
  const partners = openedWith(client.cache);
  for (let from = 0; from < partners.length; from += PAGE)
    await fetchMissed(client, eventId, partners.slice(from, from + PAGE));
  await refreshList(client, eventId);
}
