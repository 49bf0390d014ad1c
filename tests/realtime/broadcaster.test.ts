import 'reflect-metadata';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Broadcaster } from '../../server/src/core/realtime/broadcaster';
import { messagesTopic } from '../../server/src/modules/conversations/conversation.events';
import { meetingsTopic } from '../../server/src/modules/meetings/meeting.events';
import { subscribe } from '../support/client';
import { buildMeeting, signIn, slotOf } from '../support/factories';
import { startServer, type TestServer } from '../support/server';
import { openSession, type RawSocket } from '../support/socket';
import { statementsOf } from '../support/statements';
import { waitFor } from '../support/wait';
import { buildTrio, MEETING_CHANGED, MESSAGE_ADDED, send, type ChatMessage, type Trio } from './chat';

const SOCKETS = 50;
let server: TestServer;
let trio: Trio;
let message: ChatMessage;

beforeAll(async () => {
  server = await startServer({ limits: { sockets: { perSession: 100 } } });
  trio = await buildTrio(server);
  message = await send(server.url, trio.alice, trio.bob, 'to many screens');
  // From here on only the tests publish.
  await waitFor(async () => (await server.sql('SELECT 1 FROM outbox')).length === 0, 'The end of the outbox');
});
afterAll(() => server.close());
afterEach(() => void vi.restoreAllMocks());

const deliveries = ({ messages }: RawSocket) => messages.filter(({ type }) => type === 'next');

/** Sockets that subscribe to the same, each under an operation id of its own. */
const subscribeAll = async (tokens: string[], document = MESSAGE_ADDED) => {
  const joins = vi.spyOn(Broadcaster.prototype, 'join');
  const sockets = await Promise.all(tokens.map((token) => openSession(server.url, token)));
  for (const [index, socket] of sockets.entries())
    socket.start(`op-${index}`, document, { eventId: trio.eventId });
  await waitFor(
    () => joins.mock.settledResults.filter(({ type }) => type === 'fulfilled').length === tokens.length,
    'The subscriptions',
  );
  const broadcaster = joins.mock.contexts[0] as Broadcaster;
  joins.mockRestore();
  return { sockets, broadcaster };
};

/** Publishes the message again, waits until all have it, and gives the statements that it took. */
const publishTo = async (sockets: RawSocket[]): Promise<string[]> => {
  const before = sockets.map((socket) => deliveries(socket).length);
  return statementsOf(async () => {
    await server.app.runtime.pubsub.publish(messagesTopic(trio.bob.id), { messageId: message.id });
    await waitFor(
      () => sockets.every((socket, index) => deliveries(socket).length > (before[index] ?? 0)),
      'The deliveries',
    );
  });
};

const closeAll = (sockets: RawSocket[]) => {
  for (const { ws } of sockets) ws.close();
};

describe('fifty sockets of one session with the same subscription', () => {
  it('cost as many statements as one', async () => {
    const one = await subscribeAll([trio.bob.token]);
    const forOne = await publishTo(one.sockets);
    closeAll(one.sockets);
    const { sockets, broadcaster } = await subscribeAll(Array<string>(SOCKETS).fill(trio.bob.token));
    const executions = vi.spyOn(server.app.executor, 'format');
    const forAll = await publishTo(sockets);
    // The message may be read, once for all; access is not asked for.
    expect([forOne.length, forAll.length].every((count) => count <= 1)).toBe(true);
    expect([executions.mock.calls.length, broadcaster.size]).toEqual([1, 1]);
    closeAll(sockets);
  });

  it('get the same result, each under its own operation id', async () => {
    const { sockets } = await subscribeAll(Array<string>(SOCKETS).fill(trio.bob.token));
    await publishTo(sockets);
    expect(sockets.map(deliveries)).toEqual(
      sockets.map((_socket, index) => [
        { id: `op-${index}`, type: 'next', payload: { data: { messageAdded: message } } },
      ]),
    );
    closeAll(sockets);
  });

  it('keep their group until the last one leaves', async () => {
    const { sockets, broadcaster } = await subscribeAll(Array<string>(3).fill(trio.bob.token));
    const [first, second, third] = sockets as [RawSocket, RawSocket, RawSocket];
    first.ws.terminate();
    second.send({ type: 'complete', id: 'op-1' });
    second.start('query', '{ me { id } }');
    await second.answers('query', 2);
    await publishTo([third]);
    expect([deliveries(third).length, second.messages.filter(({ id }) => id === 'op-1')]).toEqual([1, []]);
    expect(broadcaster.size).toBe(1);
    third.send({ type: 'complete', id: 'op-2' });
    await waitFor(() => broadcaster.size === 0, 'The end of the group');
    closeAll([second, third]);
  });
});

describe('what a delivery says of its two people', () => {
  const costOf = async (fields: string): Promise<number> => {
    const people = `sender { id ${fields} } recipient { id ${fields} }`;
    const document = `subscription ($eventId: ID!) { messageAdded(eventId: $eventId) { id ${people} } }`;
    const { sockets } = await subscribeAll(Array<string>(3).fill(trio.bob.token), document);
    const statements = await publishTo(sockets);
    for (const socket of sockets)
      expect(deliveries(socket)).toMatchObject([{ payload: { data: { messageAdded: { id: message.id } } } }]);
    closeAll(sockets);
    return statements.length;
  };

  it('costs nothing where they may write, since they have written, and one statement for all sockets where a limit is asked', async () => {
    const plain = await costOf('firstName');
    expect(await costOf('firstName viewerCanMessage viewerMessageRefusal { reason }')).toBe(plain);
    expect(await costOf('firstName viewerCanRequestMeeting viewerMeetingRefusal { reason }')).toBe(plain + 1);
  });
});

describe('sockets of different viewers, sessions or variables', () => {
  it('never share a group', async () => {
    const elsewhere = await buildTrio(server);
    const tokens = [trio.bob.token, await signIn(server, trio.bob), trio.alice.token];
    const { sockets, broadcaster } = await subscribeAll(tokens);
    expect(broadcaster.size).toBe(3);
    const stranger = await openSession(server.url, elsewhere.bob.token);
    stranger.start('same variables', MESSAGE_ADDED, { eventId: trio.eventId });
    expect(await stranger.answers('same variables', 2)).toMatchObject([
      { type: 'next', payload: { errors: [{ extensions: { code: 'NOT_FOUND' } }] } },
      { type: 'complete' },
    ]);
    await publishTo(sockets.slice(0, 2));
    expect(sockets.map((socket) => deliveries(socket).length)).toEqual([1, 1, 0]);
    closeAll([...sockets, stranger]);
  });
});

it('a change that two people are told of is read once', async () => {
  const { event, alice, bob, eventId } = await buildTrio(server);
  const meeting = await buildMeeting(server, {
    event,
    senderId: alice.id,
    receiverId: bob.id,
    ...slotOf(event, 1),
  });
  const news = await Promise.all(
    [alice, bob].map(({ token }) =>
      subscribe<{ meetingChanged: { id: string } }>(server.url, token, MEETING_CHANGED, { eventId }),
    ),
  );
  const { pubsub } = server.app.runtime;
  const statements = await statementsOf(async () => {
    await Promise.all(
      [alice, bob].map(({ id }) => pubsub.publish(meetingsTopic(id), { meetingId: meeting.id })),
    );
    await Promise.all(news.map((subscription) => subscription.next()));
  });
  expect(statements).toHaveLength(1);
  await Promise.all(news.map((subscription) => subscription.close()));
});
