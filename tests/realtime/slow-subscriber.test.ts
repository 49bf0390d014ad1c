import type { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_BACKLOG_BYTES } from '../../server/src/core/realtime/connection';
import { messagesTopic } from '../../server/src/modules/conversations/conversation.events';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { openSession, type RawSocket } from '../support/socket';
import { watchStreams } from '../support/streams';
import { waitFor, within } from '../support/wait';
import { buildTrio, send, type Trio } from './chat';

/** The kernel buffers some MiB; this much is never delivered to a client that does not read. */
const MAX_PUBLISHED = 200;
const COPIES = Array.from({ length: 25 }, (_none, index) => `copy${index}: text`).join(' ');
/** The same long text many times, so that few deliveries make many bytes. */
const LARGE = `subscription ($eventId: ID!) { messageAdded(eventId: $eventId) { id ${COPIES} } }`;
const LONG_TEXT = '€'.repeat(4_000);
const FRAME_BYTES = 25 * 3 * 4_000 + 1_000;
/** 1006 where the reason did not get through either. */
const CUT_OFF = [4413, 1006];

let server: TestServer;
let streams: Socket[];
let trio: Trio;

beforeAll(async () => {
  server = await sharedServer();
  streams = watchStreams(server);
  trio = await buildTrio(server);
});
afterAll(() => server.close());

const deliveries = ({ messages }: RawSocket) => messages.filter(({ type }) => type === 'next');

/** Opens a socket that has had its first delivery, and gives the server's end too. */
const openSubscriber = async () => {
  const { eventId, bob, alice } = trio;
  const socket = await openSession(server.url, bob.token);
  const stream = streams.at(-1) as Socket;
  socket.start('news', LARGE, { eventId });
  await waitFor(async () => {
    if (deliveries(socket).length === 0) await send(server.url, alice, bob, 'hello');
    return deliveries(socket).length > 0;
  }, 'The first delivery');
  return { socket, stream };
};

describe('a subscriber that stops reading', () => {
  it('is cut off at 1 MiB of backlog, while another one of the same group goes on', async () => {
    const { alice, bob } = trio;
    const slow = await openSubscriber();
    const fast = await openSubscriber();
    const { id: messageId } = await send(server.url, alice, bob, LONG_TEXT);
    const publish = async () => {
      const before = deliveries(fast.socket).length;
      await server.app.runtime.pubsub.publish(messagesTopic(bob.id), { messageId });
      await waitFor(() => deliveries(fast.socket).length > before, 'The delivery to the fast one');
    };
    slow.socket.ws.pause();
    let backlog = 0;
    let published = 0;
    // By bytes and not by time: the cut-off comes with the first delivery that finds more than the limit waiting.
    while (backlog <= MAX_BACKLOG_BYTES && published < MAX_PUBLISHED) {
      await publish();
      published += 1;
      backlog = Math.max(backlog, slow.stream.writableLength);
    }
    await publish();
    backlog = Math.max(backlog, slow.stream.writableLength);
    await waitFor(() => slow.stream.destroyed, 'The end of the slow one');
    expect(backlog).toBeGreaterThan(MAX_BACKLOG_BYTES / 2);
    expect(backlog).toBeLessThan(MAX_BACKLOG_BYTES + 2 * FRAME_BYTES);
    expect(published).toBeLessThan(MAX_PUBLISHED);

    slow.socket.ws.resume();
    const { code } = await within(slow.socket.closed, 'The close code');
    expect(CUT_OFF).toContain(code);
    await publish();
    expect(fast.stream.writableLength).toBeLessThan(MAX_BACKLOG_BYTES);
    fast.socket.ws.close();
  });
});

describe('a client that only asks', () => {
  it('is cut off too, for the answers that it does not read', async () => {
    const socket = await openSession(server.url, trio.bob.token);
    const stream = streams.at(-1) as Socket;
    const ping = { type: 'ping', payload: { filler: 'x'.repeat(900_000) } };
    socket.ws.pause();
    let backlog = 0;
    await waitFor(() => {
      backlog = Math.max(backlog, stream.writableLength);
      if (socket.ws.bufferedAmount === 0 && socket.ws.readyState === socket.ws.OPEN) socket.send(ping);
      return stream.destroyed;
    }, 'The end of the socket');
    expect(backlog).toBeLessThan(MAX_BACKLOG_BYTES + 2 * 1_000_000);
    socket.ws.resume();
    expect(CUT_OFF).toContain((await within(socket.closed, 'The close code')).code);
  });
});
