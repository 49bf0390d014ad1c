import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { messagesTopic } from '../../server/src/modules/conversations/conversation.events';
import { expectOk, graphql, subscribe, type TestSubscription } from '../support/client';
import { buildMember, insert, signInAs, type BuiltMember } from '../support/factories';
import { mortalRedis, type MortalRedis } from '../support/redis';
import { startTwoServers, type TestServer } from '../support/server';
import { waitFor } from '../support/wait';
import { buildTrio, MESSAGE_ADDED, send, type MessageAddedData, type Trio } from './chat';

const PRESENCE = 'subscription ($eventId: ID!) { presenceChanged(eventId: $eventId) { attendeeId online } }';
/** The goal is one second; the rest is for a busy machine. */
const SOON_MS = 6_000;

type Messages = TestSubscription<MessageAddedData>;

let redis: MortalRedis;
let one: TestServer;
let other: TestServer;
let trio: Trio;
let admin: string;
const open: { close(): Promise<void> }[] = [];

const listen = async (token: string): Promise<Messages> => {
  const subscription = await subscribe<MessageAddedData>(other.url, token, MESSAGE_ADDED, {
    eventId: trio.eventId,
  });
  open.push(subscription);
  return subscription;
};

/** Publishes a message to both, and says whether the first got it once the second has. */
const reaches = async (message: { id: string }, [to, news]: [BuiltMember, Messages], witness: Messages) => {
  const [had, witnessHad] = [news.received.length, witness.received.length];
  const { pubsub } = other.app.runtime;
  await pubsub.publish(messagesTopic(to.id), { messageId: message.id });
  await pubsub.publish(messagesTopic(trio.alice.id), { messageId: message.id });
  await waitFor(() => witness.received.length > witnessHad, 'The delivery to the witness');
  return news.received.length > had;
};

const sql = (text: string) => (id: string) => one.sql(text, [id]);
const run = (document: string) => (id: string) => expectOk(graphql(one.url, document, { id }, admin));
const ofAttendee = ({ id }: BuiltMember) => id;
const ofUser = ({ userId }: BuiltMember) => userId;
const ofEvent = () => trio.eventId;

/** Ways in which one person loses access: whose id it takes, and what is done. */
const LOSSES: [string, (member: BuiltMember) => string, (id: string) => Promise<unknown>][] = [
  [
    'removed from the event',
    ofAttendee,
    run('mutation ($id: ID!) { deleteAttendee(input: { attendeeId: $id }) { __typename } }'),
  ],
  [
    'set back to invited',
    ofAttendee,
    sql("UPDATE attendees SET status = 'INVITED', confirmed_at = NULL WHERE id = $1"),
  ],
  [
    'disabled',
    ofUser,
    run('mutation ($id: ID!) { updateUser(input: { userId: $id, disabled: true }) { __typename } }'),
  ],
  ['signed out everywhere', ofUser, sql('DELETE FROM sessions WHERE user_id = $1')],
  [
    'whose session has expired',
    ofUser,
    sql("UPDATE sessions SET expires_at = now() - interval '1 second' WHERE user_id = $1"),
  ],
  ['whose role was changed', ofUser, sql("UPDATE users SET role = 'EXECUTIVE' WHERE id = $1")],
];

describe.skipIf(inject('redisUrl') === null).each([
  ['with Redis', false],
  ['while Redis is away', true],
])('two servers %s', (_name, redisIsAway) => {
  beforeAll(async () => {
    redis = await mortalRedis();
    await redis.start();
    [one, other] = await startTwoServers({ redisUrl: redis.url });
    admin = await signInAs(one, Role.ADMIN);
    if (redisIsAway) await redis.kill();
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((subscription) => subscription.close()));
  });
  afterAll(async () => {
    await one.close();
    await redis.kill();
  });

  it.each(LOSSES)('deliver nothing more to somebody %s', async (_how, idOf, act) => {
    trio = await buildTrio(one);
    const bob = await buildMember(one, { eventId: trio.eventId });
    const message = await send(one.url, trio.alice, bob, 'private');
    const [news, witness] = [await listen(bob.token), await listen(trio.alice.token)];
    await waitFor(() => reaches(message, [bob, news], witness), 'The delivery', SOON_MS);
    await act(idOf(bob));
    await waitFor(async () => !(await reaches(message, [bob, news], witness)), 'The end', SOON_MS);
    const had = news.received.length;
    for (let round = 0; round < 3; round += 1)
      expect(await reaches(message, [bob, news], witness)).toBe(false);
    expect(news.received.length).toBe(had);
  });

  it.each([
    ['is a draft again', sql("UPDATE events SET status = 'DRAFT' WHERE id = $1")],
    [
      'asks for proven addresses, which theirs is not',
      async (id: string) => {
        await one.sql(
          'UPDATE users SET email_verified_at = NULL WHERE id IN (SELECT user_id FROM attendees WHERE event_id = $1)',
          [id],
        );
        await one.sql('UPDATE events SET requires_verified_email = true WHERE id = $1', [id]);
      },
    ],
  ])('deliver nothing more to the people of an event that %s', async (_how, act) => {
    trio = await buildTrio(one);
    const { alice, bob } = trio;
    const message = await send(one.url, alice, bob, 'private');
    const [alices, bobs] = [await listen(alice.token), await listen(bob.token)];
    await waitFor(() => reaches(message, [bob, bobs], alices), 'The delivery', SOON_MS);
    await act(ofEvent());
    const publish = () =>
      Promise.all(
        [alice, bob].map(({ id }) =>
          other.app.runtime.pubsub.publish(messagesTopic(id), { messageId: message.id }),
        ),
      );
    // No subscriber remains for comparison: silence for a moment means silence.
    let [quietSince, had] = [Date.now(), alices.received.length + bobs.received.length];
    await waitFor(
      async () => {
        await publish();
        const has = alices.received.length + bobs.received.length;
        if (has > had) [quietSince, had] = [Date.now(), has];
        return Date.now() - quietSince > 500;
      },
      'The silence',
      SOON_MS,
    );
    expect(had).toBeGreaterThan(0);
  });

  it('deliver again to somebody who was set back and is confirmed again', async () => {
    trio = await buildTrio(one);
    const { alice, bob } = trio;
    const message = await send(one.url, alice, bob, 'hello');
    const [news, witness] = [await listen(bob.token), await listen(alice.token)];
    await one.sql("UPDATE attendees SET status = 'INVITED', confirmed_at = NULL WHERE id = $1", [bob.id]);
    await waitFor(async () => !(await reaches(message, [bob, news], witness)), 'The end', SOON_MS);
    await one.sql("UPDATE attendees SET status = 'CONFIRMED', confirmed_at = now() WHERE id = $1", [bob.id]);
    await waitFor(() => reaches(message, [bob, news], witness), 'The return', SOON_MS);
    expect(news.received.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  });

  it('tell nothing more of somebody with whom one is blocked from now on', async () => {
    trio = await buildTrio(one);
    const { alice, bob } = trio;
    const news = await subscribe<{ presenceChanged: { attendeeId: string }[] }>(
      other.url,
      alice.token,
      PRESENCE,
      { eventId: trio.eventId },
    );
    open.push(news);
    const { pubsub } = other.app.runtime;
    const told = () =>
      new Set(
        news.received.flatMap(({ data }) => data?.presenceChanged.map(({ attendeeId }) => attendeeId) ?? []),
      );
    await insert(one, 'blocks', { blockerId: bob.id, blockedId: alice.id });
    // The other's presence changes all the time, and that of a third person is the comparison.
    let [round, silentRounds] = [0, 0];
    await waitFor(
      async () => {
        const witness = `witness-${(round += 1)}`;
        news.received.splice(0);
        // Again and again: the subscription is opened again once the block is noticed, and presence is not kept for it.
        await waitFor(async () => {
          await pubsub.publish(`presence.${trio.eventId}`, { [bob.id]: round % 2 === 0, [witness]: true });
          return told().has(witness);
        }, 'The witness');
        silentRounds = told().has(bob.id) ? 0 : silentRounds + 1;
        return silentRounds >= 2;
      },
      'The silence',
      SOON_MS * 2,
    );
    // Witnesses of earlier rounds may come late, and that the viewer is there is told to all, the viewer too.
    const others = [...told()].filter((id) => !id.startsWith('witness-') && id !== alice.id);
    expect(others).toEqual([]);
  });
});
