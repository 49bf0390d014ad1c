import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { expectOk, graphql, subscribe } from '../support/client';
import { slotOf } from '../support/factories';
import { startTwoServers, type TestServer } from '../support/server';
import { waitFor } from '../support/wait';
import { buildTrio, MEETING_CHANGED, MESSAGE_ADDED, send, type MessageAddedData, type Trio } from './chat';

const redisUrl = inject('redisUrl');
const MESSAGES = 50;

describe.skipIf(redisUrl === null)('two servers over one Postgres and one Redis', () => {
  let one: TestServer;
  let other: TestServer;
  let trio: Trio;

  beforeAll(async () => {
    const redis = { redisUrl: redisUrl ?? '' };
    [one, other] = await startTwoServers(redis);
    trio = await buildTrio(one);
  });
  afterAll(() => one.close());

  it('bring a message that one took to a subscriber of the other', async () => {
    const { alice, bob, eventId } = trio;
    const bobs = await subscribe<MessageAddedData>(other.url, bob.token, MESSAGE_ADDED, { eventId });
    const message = await send(one.url, alice, bob, 'across');
    expect(await bobs.next()).toEqual({ data: { messageAdded: message } });
    await bobs.close();
  });

  it('bring a change of a meeting to both people, wherever they are connected', async () => {
    const { alice, bob, event, eventId } = trio;
    const [alices, bobs] = [
      await subscribe(one.url, alice.token, MEETING_CHANGED, { eventId }),
      await subscribe(other.url, bob.token, MEETING_CHANGED, { eventId }),
    ];
    const data = await expectOk(
      graphql<{ requestMeeting: { meeting: { id: string } } }>(
        other.url,
        'mutation ($input: RequestMeetingInput!) { requestMeeting(input: $input) { meeting { id } } }',
        { input: { attendeeId: alice.id, startsAt: slotOf(event).startsAt.toISOString() } },
        bob.token,
      ),
    );
    const change = { data: { meetingChanged: { id: data.requestMeeting.meeting.id, status: 'PENDING' } } };
    expect([await alices.next(), await bobs.next()]).toEqual([change, change]);
    await Promise.all([alices.close(), bobs.close()]);
  });

  it('deliver a conversation in order, without a gap, while both write to it at once', async () => {
    const { alice, carol, eventId } = trio;
    const subscriptions = [
      await subscribe<MessageAddedData>(one.url, carol.token, MESSAGE_ADDED, { eventId }),
      await subscribe<MessageAddedData>(other.url, carol.token, MESSAGE_ADDED, { eventId }),
      await subscribe<MessageAddedData>(other.url, alice.token, MESSAGE_ADDED, { eventId }),
    ];
    const sends = Array.from({ length: MESSAGES }, (_none, index) => {
      const { url } = index % 2 ? one : other;
      return index % 3 ? send(url, alice, carol, `${index}`) : send(url, carol, alice, `${index}`);
    });
    const sent = await Promise.all(sends);
    const expected = Array.from({ length: MESSAGES }, (_none, index) => index + 1);
    expect(sent.map(({ sequence }) => sequence).sort((a, b) => a - b)).toEqual(expected);

    const sequencesOf = ({ received }: (typeof subscriptions)[number]) => {
      const byId = new Map(
        received.map(({ data }) => [data?.messageAdded.id, data?.messageAdded.sequence] as const),
      );
      return [...byId.values()];
    };
    await waitFor(
      () => subscriptions.every((subscription) => sequencesOf(subscription).length === MESSAGES),
      'All messages',
    );
    expect(subscriptions.map(sequencesOf)).toEqual([expected, expected, expected]);
    await Promise.all(subscriptions.map((subscription) => subscription.close()));
  });
});
