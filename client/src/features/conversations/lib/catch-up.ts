import type { ApolloCache, ApolloClient } from '@apollo/client';
import {
  ConversationListDocument,
  ConversationThreadDocument,
  UnreadMessagesDocument,
} from '../../../generated/graphql';
import { knownMessages } from './conversation-cache';
import { lastSequenceOf } from './message-list';

/** The most the server gives at once. */
const PAGE = 100;

/** Fetches what came after the last message we have; a conversation that was never opened has nothing to catch up. */
export async function catchUp(client: ApolloClient, attendeeId: string): Promise<void> {
  for (;;) {
    const known = knownMessages(client.cache, attendeeId);
    if (!known) return;
    const last = lastSequenceOf(known);
    await client.query({
      query: ConversationThreadDocument,
      variables: { attendeeId, first: PAGE, after: String(last) },
      fetchPolicy: 'network-only',
    });
    const gained = lastSequenceOf(knownMessages(client.cache, attendeeId) ?? []) - last;
    if (gained < PAGE) return;
  }
}

/** Asks again for the conversations and the number of unread messages. */
export async function refreshList(client: ApolloClient, eventId: string): Promise<void> {
  await Promise.all([
    client.query({ query: ConversationListDocument, variables: { eventId }, fetchPolicy: 'network-only' }),
    refreshUnread(client, eventId),
  ]);
}

/** Asks for the number of unread messages, where only the server can count. */
export async function refreshUnread(client: ApolloClient, eventId: string): Promise<void> {
  await client.query({ query: UnreadMessagesDocument, variables: { eventId }, fetchPolicy: 'network-only' });
}

/** With whom conversations have been opened, also those that were empty then and are in no list. */
export function openedWith(cache: ApolloCache): string[] {
  const entities = Object.values(cache.extract() as Record<string, Record<string, unknown>>);
  return entities
    .filter(({ __typename, messages }) => __typename === 'Conversation' && messages)
    .map(({ attendeeId }) => attendeeId as string);
}

/** After a lost connection: every conversation that was opened gets what it missed. */
export async function catchUpAll(client: ApolloClient, eventId: string): Promise<void> {
  const partners = openedWith(client.cache);
  await Promise.all([
    refreshList(client, eventId),
    ...partners.map((attendeeId) => catchUp(client, attendeeId)),
  ]);
}
