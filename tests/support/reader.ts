import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { expectOk, graphql, socketUrl } from './client';
import { waitFor } from './wait';

interface ReadMessage {
  id: string;
  sequence: number;
  text: string;
}

const LIVE = `subscription ($eventId: ID!) { messageAdded(eventId: $eventId) { id sequence text } }`;
const SINCE = `query ($attendeeId: ID!, $after: String!) {
  conversation(attendeeId: $attendeeId) { messages(first: 100, after: $after) { nodes { id sequence text } } }
}`;

interface ReaderOptions {
  url: string;
  token: string;
  eventId: string;
  /** The partner of the conversation. */
  attendeeId: string;
}

export type Reader = ReturnType<typeof openReader>;

/**
 * Reads one conversation as our own client does: live, and after each connection, also after every loss, what came since the last
 * sequence. It asks for that until it gets an answer: a connection kept from a server that was killed fails the first time.
 */
export function openReader({ url, token, eventId, attendeeId }: ReaderOptions) {
  const messages: ReadMessage[] = [];
  const known = new Set<string>();
  let connected = 0;
  let caughtUp = 0;
  const take = (message: ReadMessage) => {
    if (known.has(message.id)) return;
    known.add(message.id);
    messages.push(message);
  };
  const catchUp = async () => {
    // Not the highest: what comes live before an answer does must not hide the ones missed before it.
    const sequences = new Set(messages.map(({ sequence }) => sequence));
    let after = 0;
    while (sequences.has(after + 1)) after += 1;
    const { conversation } = await expectOk(
      graphql<{ conversation: { messages: { nodes: ReadMessage[] } } }>(
        url,
        SINCE,
        { attendeeId, after: String(after) },
        token,
      ),
    );
    conversation.messages.nodes.forEach(take);
  };
  const client = createClient({
    url: socketUrl(url),
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${token}` },
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait: () => new Promise((resolve) => setTimeout(resolve, 100)),
    shouldRetry: () => true,
    on: {
      connected: () => {
        connected += 1;
        const isCaughtUp = () =>
          catchUp()
            .then(() => true)
            .catch(() => false);
        waitFor(isCaughtUp, 'What came meanwhile').then(
          () => (caughtUp += 1),
          () => undefined,
        );
      },
    },
  });
  client.subscribe<{ messageAdded: ReadMessage }>(
    { query: LIVE, variables: { eventId } },
    {
      next: ({ data }) => data && take(data.messageAdded),
      error: () => undefined,
      complete: () => undefined,
    },
  );
  return {
    /** Each message once, in the order in which they became known. */
    messages,
    /** How often it has been connected so far. */
    connections: () => connected,
    /** How often it has learned what came before or meanwhile: what it gets after as many connections is live. */
    caughtUp: () => caughtUp,
    close: async () => client.dispose(),
  };
}
