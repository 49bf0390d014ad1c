import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { STAFF } from '../../server/src/core/auth/roles';
import { expectOk, graphql } from '../support/client';
import {
  buildActivity,
  buildAttendee,
  buildEvent,
  buildMember,
  insert,
  signInAs,
  slotOf,
  type BuiltEvent,
  type BuiltMember,
} from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { statementsOf } from '../support/statements';

const LIST = 'query ($event: ID!) { activities(eventId: $event) { nodes { id audience } } }';
const OWN = 'query ($event: ID!) { event(id: $event) { viewerProfile { sessions { id audience } } } }';

let server: TestServer;
let event: BuiltEvent;
let speaker: BuiltMember;

beforeAll(async () => {
  server = await sharedServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  event = await buildEvent(server);
  speaker = await buildMember(server, { eventId: event.id });
});

/** A session with speakers, and with so many people who have it in their agendas. */
async function buildSession(hour: number, speakers: { id: string }[], listeners: number) {
  const session = await buildActivity(server, { event, ...slotOf(event, hour) });
  for (const { id } of speakers)
    await insert(server, 'activity_speakers', { attendeeId: id, activityId: session.id });
  for (let count = 0; count < listeners; count += 1) {
    const { id } = await buildAttendee(server, { eventId: event.id });
    await insert(server, 'agenda_entries', { attendeeId: id, activityId: session.id });
  }
  return session;
}

const audiences = async (token: string) =>
  (
    await expectOk(
      graphql<{ activities: { nodes: { audience: number | null }[] } }>(
        server.url,
        LIST,
        { event: event.id },
        token,
      ),
    )
  ).activities.nodes.map(({ audience }) => audience);

describe('the audience of a session', () => {
  it('is for staff, and for its speakers; others do not see it', async () => {
    const second = await buildMember(server, { eventId: event.id });
    const visitor = await buildMember(server, { eventId: event.id });
    const own = await buildSession(1, [speaker, second], 2);
    await buildSession(2, [second], 1);
    await buildSession(3, [], 0);
    await insert(server, 'agenda_entries', { attendeeId: visitor.id, activityId: own.id });
    expect(await audiences(speaker.token)).toEqual([3, null, null]);
    expect(await audiences(second.token)).toEqual([3, 1, null]);
    expect(await audiences(visitor.token)).toEqual([null, null, null]);
    for (const role of STAFF) expect(await audiences(await signInAs(server, role))).toEqual([3, 1, 0]);
    expect(await expectOk(graphql(server.url, OWN, { event: event.id }, speaker.token))).toEqual({
      event: { viewerProfile: { sessions: [{ id: own.id, audience: 3 }] } },
    });
  });

  it('counts those who take part', async () => {
    const session = await buildSession(1, [speaker], 1);
    const invited = await buildAttendee(server, { eventId: event.id, status: 'INVITED' });
    await insert(server, 'agenda_entries', { attendeeId: invited.id, activityId: session.id });
    expect(await audiences(speaker.token)).toEqual([1]);
  });

  it('costs as many statements for one session as for three', async () => {
    const cost = async () => (await statementsOf(() => audiences(speaker.token))).length;
    await buildSession(1, [speaker], 1);
    const one = await cost();
    await buildSession(2, [speaker], 2);
    await buildSession(3, [], 1);
    expect(await cost()).toBe(one);
  });
});
