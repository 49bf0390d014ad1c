import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { expectOk, graphql } from '../support/client';
import {
  buildEvent,
  buildMeeting,
  buildMember,
  signInAs,
  slotOf,
  type BuiltEvent,
  type BuiltMember,
} from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { statementsOf } from '../support/statements';

const FIELDS = 'id viewerMeeting { id status viewerAs startsAt }';
const LISTS = {
  'by name': `query ($event: ID!) { it: attendees(eventId: $event) { nodes { ${FIELDS} } } }`,
  'by best match': `query ($event: ID!) { it: attendees(eventId: $event, sort: BEST_MATCH) { nodes { ${FIELDS} } } }`,
};
const ONE = `query ($id: ID!) { it: attendee(id: $id) { ${FIELDS} } }`;

interface Person {
  id: string;
  viewerMeeting: { id: string; status: string; viewerAs: string; startsAt: string } | null;
}

let server: TestServer;
let event: BuiltEvent;
let me: BuiltMember;
let other: BuiltMember;

beforeAll(async () => {
  server = await sharedServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  event = await buildEvent(server);
  [me, other] = [
    await buildMember(server, { eventId: event.id }),
    await buildMember(server, { eventId: event.id }),
  ];
});

const meet = (more: Parameters<typeof buildMeeting>[1]) =>
  buildMeeting(server, { event, senderId: me.id, receiverId: other.id, ...more });
const ask = async <It>(document: string, variables: object, token = me.token) =>
  (await expectOk(graphql<{ it: It }>(server.url, document, { ...variables }, token))).it;
/** Id of the meeting by which the viewer stands with the other one: in both lists and alone, which have to agree. */
const standing = async (token = me.token, about = other.id): Promise<string | null> => {
  const alone = await ask<Person>(ONE, { id: about }, token);
  for (const document of Object.values(LISTS)) {
    const { nodes } = await ask<{ nodes: Person[] }>(document, { event: event.id }, token);
    expect(nodes.find(({ id }) => id === about)).toEqual(alone);
  }
  return alone.viewerMeeting?.id ?? null;
};

describe('the meeting by which the viewer stands with somebody', () => {
  it('is a request that waits, told to both from their side and to nobody else', async () => {
    const third = await buildMember(server, { eventId: event.id });
    const { id } = await meet({});
    expect(await standing()).toBe(id);
    expect(await standing(other.token, me.id)).toBe(id);
    expect(await standing(third.token)).toBeNull();
    expect(await ask<Person>(ONE, { id: other.id }, await signInAs(server, Role.MANAGER))).toEqual({
      id: other.id,
      viewerMeeting: null,
    });
    const participants = [
      await ask<Person>(ONE, { id: other.id }),
      await ask<Person>(ONE, { id: me.id }, other.token),
    ].map(({ viewerMeeting }) => viewerMeeting?.viewerAs);
    expect(participants).toEqual(['SENDER', 'RECEIVER']);
  });

  it('is the next one that is agreed on before any request, and the sooner of two', async () => {
    await meet(slotOf(event, 0));
    const later = await meet({ status: 'ACTIVE', ...slotOf(event, 3) });
    expect(await standing()).toBe(later.id);
    const sooner = await meet({ status: 'ACTIVE', ...slotOf(event, 2) });
    expect(await standing()).toBe(sooner.id);
  });

  it('is none once it is closed, expired or over', async () => {
    const past = { startsAt: new Date(Date.now() - 7_200_000), endsAt: new Date(Date.now() - 3_600_000) };
    await meet({ status: 'REJECTED', ...slotOf(event, 1) });
    await meet({ expiresAt: new Date(Date.now() - 1_000), ...slotOf(event, 2) });
    await meet({ status: 'ACTIVE', ...past });
    expect(await standing()).toBeNull();
  });

  it.each(Object.entries(LISTS))('comes in the statement of the list %s', async (_order, document) => {
    await meet({});
    const statements = (more: string) =>
      statementsOf(() => ask(document.replace(FIELDS, `id ${more}`), { event: event.id }));
    await statements('');
    const plain = await statements('');
    expect(await statements('viewerMeeting { id status startsAt endsAt viewerAs }')).toHaveLength(
      plain.length,
    );
  });
});
