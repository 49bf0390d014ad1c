import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Broadcaster } from '../../server/src/core/realtime/broadcaster';
import type { LiveViewer } from '../../server/src/core/realtime/live-viewer';
import { Subscription } from '../../server/src/core/realtime/subscription';
import { meetingsTopic } from '../../server/src/modules/meetings/meeting.events';
import { ACCESS_OUTDATED } from '../../server/src/modules/sessions/session.events';
import { buildMeeting, insert, type BuiltMember } from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { openSession, type ProtocolMessage, type RawSocket } from '../support/socket';
import { waitFor } from '../support/wait';
import { buildTrio, MEETING_CHANGED, type Trio } from './chat';

const PRESENCE = 'subscription ($eventId: ID!) { presenceChanged(eventId: $eventId) { attendeeId online } }';

let server: TestServer;
let trio: Trio;

beforeAll(async () => {
  server = await sharedServer();
});
afterAll(() => server.close());

/** Keeps everybody from reading a table until the returned function is called. */
const hold = async (table: string): Promise<() => Promise<unknown>> => {
  const holder = new Client(server.databaseUrl);
  await holder.connect();
  onTestFinished(() => holder.end());
  await holder.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
  return () => holder.query('COMMIT');
};

/** Resolves when the server has marked a viewer's cached access as outdated. */
const isLookedUp = (viewer: LiveViewer) => waitFor(() => !viewer.isCurrent, 'The look at the access');

/** Waits until the server has answered a question, and so has sent all that came before. */
const answered = async (socket: RawSocket, id: string): Promise<void> => {
  socket.start(id, '{ __typename }');
  await socket.answers(id, 2);
};

/** A socket with a subscription of its own, and what that has brought. */
const follow = async ({ token }: BuiltMember, document: string) => {
  const joins = vi.spyOn(Broadcaster.prototype, 'join');
  const socket = await openSession(server.url, token);
  onTestFinished(() => socket.ws.close());
  socket.start('news', document, { eventId: trio.eventId });
  const { viewer } = await waitFor(
    () => joins.mock.settledResults[0]?.value as Subscription | undefined,
    'The subscription',
  );
  joins.mockRestore();
  return { socket, viewer, brought: () => socket.messages.filter(({ id }) => id === 'news') };
};

const setBack = ({ id }: BuiltMember) =>
  server.sql("UPDATE attendees SET status = 'INVITED', confirmed_at = NULL WHERE id = $1", [id]);
const hideEvent = ({ eventId }: BuiltMember) =>
  server.sql("UPDATE events SET status = 'DRAFT' WHERE id = $1", [eventId]);
const signOut = ({ userId }: BuiltMember) => server.sql('DELETE FROM sessions WHERE user_id = $1', [userId]);

describe('nothing is written to somebody who, while the answer was being made,', () => {
  it.each([
    ['was set back to invited', setBack],
    ['lost the event, which is a draft again', hideEvent],
    ['was signed out', signOut],
  ])('%s', async (_how, revoke) => {
    trio = await buildTrio(server);
    const { alice, bob, event } = trio;
    const meeting = await buildMeeting(server, { event, senderId: alice.id, receiverId: bob.id });
    const { socket, viewer, brought } = await follow(bob, MEETING_CHANGED);
    const writes = vi.spyOn(Subscription.prototype, 'write');
    const [answer, lookUp] = [await hold('meetings'), await hold('blocks')];
    await server.app.runtime.pubsub.publish(meetingsTopic(bob.id), { meetingId: meeting.id });
    await waitFor(async () => {
      const waiting = await server.sql(
        "SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'meetings'::regclass",
      );
      return waiting.length > 0;
    }, 'The answer in the making');
    await revoke(bob);
    await isLookedUp(viewer);
    await answer();
    await waitFor(() => writes.mock.calls.length > 0, 'The answer');
    await lookUp();
    await viewer.settled;
    await (revoke === signOut ? socket.closed : answered(socket, 'after'));
    expect(brought()).toEqual([]);
  });
});

describe('what all hear at once is not written to somebody who, while looked up again,', () => {
  it.each([
    ['was set back to invited', setBack],
    [
      'was blocked',
      ({ id }: BuiltMember) => insert(server, 'blocks', { blockerId: trio.carol.id, blockedId: id }),
    ],
  ])('%s', async (_how, revoke) => {
    trio = await buildTrio(server);
    const { alice, bob, carol } = trio;
    const witness = await follow(alice, PRESENCE);
    const { socket, viewer, brought } = await follow(bob, PRESENCE);
    const ofCarol = (messages: ProtocolMessage[]) =>
      messages.filter(({ payload }) => JSON.stringify(payload).includes(carol.id));
    const writes = vi.spyOn(Subscription.prototype, 'write');
    const { pubsub } = server.app.runtime;
    const lookUp = await hold('sessions');
    await pubsub.publish(ACCESS_OUTDATED, { userIds: [bob.userId] });
    await isLookedUp(viewer);
    await pubsub.publish(`presence.${trio.eventId}`, { [carol.id]: true });
    await waitFor(() => ofCarol(witness.brought()).length === 1, 'The news of Carol');
    await revoke(bob);
    await lookUp();
    await viewer.settled;
    await answered(socket, 'after');
    expect((writes.mock.contexts as Subscription[]).some((written) => written.viewer === viewer)).toBe(true);
    expect(ofCarol(brought())).toEqual([]);
  });
});
