import { afterAll, beforeAll, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { newId } from '../../server/src/core/db/ids';
import { expectOk, graphql, subscribe } from '../support/client';
import { buildAttendee, buildEvent, buildEventStaff, signInAs } from '../support/factories';
import { startServer, type TestServer } from '../support/server';
import { waitFor } from '../support/wait';

const RECORDED = 'subscription ($eventId: ID!) { checkInRecorded(eventId: $eventId) { attendee { id } } }';
const CHECK_IN = 'mutation ($input: CheckInInput!) { checkIn(input: $input) { __typename } }';
const SET = 'mutation ($input: SetStaffEventsInput!) { setStaffEvents(input: $input) { user { id } } }';

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

it('staff of some events hear of these, and of none that is taken from them', async () => {
  const [event, admin] = [await buildEvent(server), await signInAs(server, Role.ADMIN)];
  const manager = await buildEventStaff(server, { eventId: event.id });
  // A change of rights closes the sockets of before, that of the right itself too.
  await waitFor(
    async () => (await server.sql(`SELECT 1 FROM outbox WHERE topic = 'access.changed'`)).length === 0,
    'The relay',
  );
  const enter = async () => {
    const { inviteCode: code, id } = await buildAttendee(server, { eventId: event.id });
    await expectOk(
      graphql(
        server.url,
        CHECK_IN,
        { input: { eventId: event.id, code, gate: 'North', clientId: newId() } },
        admin,
      ),
    );
    return { checkInRecorded: { attendee: { id } } };
  };
  const news = await subscribe(server.url, manager.token, RECORDED, { eventId: event.id });
  const witness = await subscribe(server.url, admin, RECORDED, { eventId: event.id });
  const first = await enter();
  expect([(await witness.next()).data, (await news.next()).data]).toEqual([first, first]);
  await expectOk(
    graphql(server.url, SET, { input: { userId: manager.id, allEvents: false, events: [] } }, admin),
  );
  await news.ended.catch(() => undefined);
  const second = await enter();
  expect((await witness.next()).data).toEqual(second);
  expect(news.received.flatMap(({ data }) => data ?? [])).toEqual([first]);
  await Promise.all([news.close(), witness.close()]);
});
