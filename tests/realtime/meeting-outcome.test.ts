import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectOk, graphql, subscribe } from '../support/client';
import { buildMeeting } from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { buildTrio, MEETING_CHANGED, send, MESSAGE_ADDED, type MessageAddedData } from './chat';

const CHANGED = `subscription ($eventId: ID!) { meetingChanged(eventId: $eventId) { id participants { as tookPlace } } }`;
const CONFIRM = `mutation ($input: ConfirmMeetingTookPlaceInput!) { confirmMeetingTookPlace(input: $input) { __typename } }`;

let server: TestServer;

beforeAll(async () => {
  server = await sharedServer();
});
afterAll(() => server.close());

it('saying that a meeting took place reaches the other screens of the one who says it, and nobody else', async () => {
  const { event, eventId, alice, bob } = await buildTrio(server);
  const [startsAt, endsAt] = [new Date(Date.now() - 7_200_000), new Date(Date.now() - 3_600_000)];
  const people = { senderId: alice.id, receiverId: bob.id };
  const meeting = await buildMeeting(server, { event, ...people, status: 'ACTIVE', startsAt, endsAt });
  const [mine, theirs, news] = [
    await subscribe(server.url, alice.token, CHANGED, { eventId }),
    await subscribe(server.url, bob.token, MEETING_CHANGED, { eventId }),
    await subscribe<MessageAddedData>(server.url, bob.token, MESSAGE_ADDED, { eventId }),
  ];
  await expectOk(
    graphql(server.url, CONFIRM, { input: { meetingId: meeting.id, tookPlace: false } }, alice.token),
  );
  expect(await mine.next()).toEqual({
    data: {
      meetingChanged: {
        id: meeting.id,
        participants: [
          { as: 'SENDER', tookPlace: false },
          { as: 'RECEIVER', tookPlace: null },
        ],
      },
    },
  });
  // The outbox keeps the order: what comes after it has come, so that nothing else is on its way.
  await send(server.url, alice, bob, 'after it');
  await news.next();
  expect(theirs.received).toEqual([]);
  for (const subscription of [mine, theirs, news]) await subscription.close();
});
