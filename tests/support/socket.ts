import { WebSocket, type ClientOptions } from 'ws';
import { socketUrl } from './client';
import { waitFor, within } from './wait';

/** A message of graphql-transport-ws. */
export interface ProtocolMessage {
  type: string;
  id?: string;
  payload?: unknown;
}

export type RawSocket = Awaited<ReturnType<typeof openSocket>>;

/** Opens a socket that speaks graphql-transport-ws by hand, for what a proper client never does, and says nothing on it yet. */
export async function openSocket(
  url: string,
  options: ClientOptions = {},
  protocols: string[] = ['graphql-transport-ws'],
) {
  const ws = new WebSocket(socketUrl(url), protocols, { perMessageDeflate: false, ...options });
  const messages: ProtocolMessage[] = [];
  const costs = new Map<string, unknown>();
  ws.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as ProtocolMessage;
    const payload = message.payload as { extensions?: { cost?: unknown } } | undefined;
    if (message.type === 'next' && payload?.extensions) {
      costs.set(message.id ?? '', payload.extensions.cost);
      delete payload.extensions;
    }
    messages.push(message);
  });
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    ws.once('close', (code, reason) => resolve({ code, reason: reason.toString() }));
  });
  const opened = new Promise<void>((resolve, reject) => {
    ws.once('open', resolve);
    ws.once('error', reject);
  });
  await within(opened, 'The socket');
  // A socket that the server tears reports that as an error too.
  ws.on('error', () => undefined);
  const send = (message: ProtocolMessage | string) =>
    ws.send(typeof message === 'string' ? message : JSON.stringify(message));
  return {
    ws,
    /** Everything that came, in the order in which it came; without the costs of operations. */
    messages,
    /** The cost of operations, by their ids. */
    costs,
    closed,
    /** Sends a message, or any text. */
    send,
    /** Starts an operation. */
    start: (id: string, query: string, variables: Record<string, unknown> = {}) =>
      send({ type: 'subscribe', id, payload: { query, variables } }),
    /** The messages for an operation, once there are so many. */
    answers: (id: string, count: number) =>
      waitFor(() => {
        const mine = messages.filter((message) => message.id === id);
        return mine.length >= count && mine;
      }, `Answer ${count} of ${id}`),
  };
}

/** Opens a socket and signs in on it. */
export async function openSession(url: string, token: string, options: ClientOptions = {}) {
  const socket = await openSocket(url, options);
  socket.send({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } });
  const isOver = socket.closed.then(({ code, reason }) => {
    throw new Error(`The socket was closed with ${code} ${reason}`);
  });
  // It also closes later, when nobody waits for this any more.
  isOver.catch(() => undefined);
  const isAcknowledged = () => socket.messages.some(({ type }) => type === 'connection_ack');
  await Promise.race([waitFor(isAcknowledged, 'The acknowledgement'), isOver]);
  return socket;
}
