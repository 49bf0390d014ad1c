import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settleAllPlaces, settlePlaces } from '../../server/src/modules/applications/place.service';
import { expectOk, graphql, mutationOf } from '../support/client';
import { buildAttendee, buildMeeting, buildMember, midnight } from '../support/factories';
import { fieldNamed, setFields } from '../support/fields';
import { buildGroups, putInGroups } from '../support/groups';
import { buildPlaces, COMPLETE } from '../support/place-scene';
import { startTwoServers, type TestServer } from '../support/server';

let server: TestServer;
let second: TestServer;

beforeAll(async () => {
  [server, second] = await startTwoServers();
});
afterAll(() => server.close());

const settle = (eventId: string) => settlePlaces(server.app.systemContext(), { eventId });

/** The code in the newest offer to an attendee. */
const codeTo = async (attendeeId: string): Promise<string> => {
  const [mail] = await server.sql<{ text: string }>(
    "SELECT text FROM mails WHERE recipient_id = $1 AND template = 'place-offered' ORDER BY id DESC LIMIT 1",
    [attendeeId],
  );
  return /\/offer\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
};

const OFFER =
  'query ($code: String!) { placeOffer(code: $code) { eventTitle timezone isOpen isExpired stage } }';
const offerOf = async (code: string) =>
  (await expectOk(graphql<{ placeOffer: object }>(server.url, OFFER, { code }))).placeOffer;

describe('a full event', () => {
  it('puts people into a line, and offers a place that comes free to the first, then to the next', async () => {
    const { eventId, joined, withdraw, answer, mine, event } = await buildPlaces(server, { capacity: 1 });
    const [holder, first, next] = await joined(3);
    expect([holder!.stage, first!.stage, next!.stage]).toEqual(['CONFIRMED', 'WAITLISTED', 'WAITLISTED']);
    expect(await mine(next!.token)).toMatchObject({
      status: 'INVITED',
      application: { position: 2, fullGroup: null },
    });

    expect((await withdraw(holder!.token)).attendee).toMatchObject({ status: 'INVITED', stage: 'WITHDRAWN' });
    expect(await mine(first!.token)).toMatchObject({
      stage: 'OFFERED',
      application: { offerEndsAt: expect.any(String) as string },
    });
    expect(await mine(next!.token)).toMatchObject({ stage: 'WAITLISTED', application: { position: 1 } });
    const code = await codeTo(first!.id);
    expect(await offerOf(code)).toEqual({
      eventTitle: event.title,
      timezone: 'UTC',
      isOpen: true,
      isExpired: false,
      stage: 'OFFERED',
    });

    expect((await answer(first!.token, false)).attendee.stage).toBe('WITHDRAWN');
    expect(await offerOf(code)).toMatchObject({ isOpen: false, isExpired: false, stage: 'WITHDRAWN' });
    const answered = await expectOk(
      graphql<{ it: { offer: object } }>(
        server.url,
        mutationOf('answerOfferByCode', 'offer { isOpen stage }'),
        { input: { code: await codeTo(next!.id), accept: true } },
      ),
    );
    expect(answered.it.offer).toEqual({ isOpen: false, stage: 'CONFIRMED' });
    expect(
      await server.sql(
        'SELECT kind, position, attendee_id AS id FROM place_log WHERE event_id = $1 ORDER BY entry',
        [eventId],
      ),
    ).toEqual([
      { kind: 'CONFIRMED', position: null, id: holder!.id },
      { kind: 'WAITLISTED', position: 1, id: first!.id },
      { kind: 'WAITLISTED', position: 2, id: next!.id },
      { kind: 'WITHDRAWN', position: null, id: holder!.id },
      { kind: 'OFFERED', position: null, id: first!.id },
      { kind: 'LET_GO', position: null, id: first!.id },
      { kind: 'OFFERED', position: null, id: next!.id },
      { kind: 'CONFIRMED', position: null, id: next!.id },
    ]);
  });

  it('takes an offer back that was not answered in time, and does not serve the person again', async () => {
    const { joined, withdraw, mine, join, refusal, eventId } = await buildPlaces(server, { capacity: 1 });
    const [holder, first, next] = await joined(3);
    await withdraw(holder!.token);
    await server.sql(
      "UPDATE applications SET offer_ends_at = now() - interval '1 second' WHERE attendee_id = $1",
      [first!.id],
    );
    expect(await refusal(first!.token, 'answerOffer', { eventId, accept: true })).toBe('OFFER_OVER');
    const code = await codeTo(first!.id);
    const ranOut = { isOpen: false, isExpired: true };
    expect(await offerOf(code)).toMatchObject({ ...ranOut, stage: 'OFFERED' });
    await settleAllPlaces(server.app.systemContext());
    expect(await offerOf(code)).toMatchObject({ ...ranOut, stage: 'WITHDRAWN' });
    expect([(await mine(first!.token))?.stage, (await mine(next!.token))?.stage]).toEqual([
      'WITHDRAWN',
      'OFFERED',
    ]);
    expect((await join(first!.token)).attendee).toMatchObject({
      stage: 'WAITLISTED',
      application: { position: 1 },
    });
  });

  it('puts who gives up a place and comes back to the end of the line', async () => {
    const { joined, withdraw, join, mine } = await buildPlaces(server, { capacity: 1 });
    const [, first, next] = await joined(3);
    await withdraw(first!.token);
    expect((await join(first!.token)).attendee.application).toMatchObject({ position: 2 });
    expect((await mine(next!.token))?.application).toMatchObject({ position: 1 });
  });
});

describe('the line of a full event', () => {
  it('loses nobody their place when the event gets smaller, and offers places when it gets larger', async () => {
    const { eventId, joined, mine, admin } = await buildPlaces(server, { capacity: 3 });
    const people = await joined(4);
    const resize = (capacity: number | null) =>
      expectOk(
        graphql(
          server.url,
          mutationOf('updateEvent', 'event { capacity placesTaken }'),
          { input: { eventId, capacity } },
          admin,
        ),
      );
    expect(await resize(1)).toEqual({ it: { event: { capacity: 1, placesTaken: 3 } } });
    await settle(eventId);
    expect((await mine(people[3]!.token))?.stage).toBe('WAITLISTED');
    await resize(4);
    await settle(eventId);
    expect((await mine(people[3]!.token))?.stage).toBe('OFFERED');
  });

  it('offers the place of somebody who is removed, and takes them out of the log in their place', async () => {
    const { eventId, joined, mine, admin } = await buildPlaces(server, { capacity: 1 });
    const [holder, next] = await joined(2);
    await expectOk(
      graphql(
        server.url,
        mutationOf('deleteAttendee', 'attendee { id }'),
        { input: { attendeeId: holder!.id } },
        admin,
      ),
    );
    await settle(eventId);
    expect((await mine(next!.token))?.stage).toBe('OFFERED');
    expect(
      await server.sql('SELECT kind, attendee_id AS id FROM place_log WHERE event_id = $1 ORDER BY entry', [
        eventId,
      ]),
    ).toEqual([
      { kind: 'CONFIRMED', id: null },
      { kind: 'WAITLISTED', id: next!.id },
      { kind: 'REMOVED', id: null },
      { kind: 'OFFERED', id: next!.id },
    ]);
    await expect(
      server.sql("UPDATE place_log SET kind = 'X' WHERE event_id = $1", [eventId]),
    ).rejects.toThrow('append-only');
    await expect(server.sql('DELETE FROM place_log WHERE event_id = $1', [eventId])).rejects.toThrow(
      'append-only',
    );
  });

  it('makes invited people wait too, and closes the meetings of who gives up a place', async () => {
    const { event, eventId, joined, join, withdraw } = await buildPlaces(server, { capacity: 2 });
    const [one, two] = await joined(2);
    const invited = await buildMember(server, { eventId, status: 'INVITED' });
    expect((await join(invited.token)).attendee.stage).toBe('WAITLISTED');
    const meeting = await buildMeeting(server, {
      event,
      senderId: one!.id,
      receiverId: two!.id,
      status: 'ACTIVE',
    });
    await withdraw(one!.token);
    const [closed] = await server.sql('SELECT status FROM meetings WHERE id = $1', [meeting.id]);
    expect(closed).toEqual({ status: 'REJECTED' });
  });

  it('offers nothing once it has begun: a free place goes to the next who joins', async () => {
    const { eventId, joined, withdraw, join, mine } = await buildPlaces(server, { capacity: 1 });
    const [holder, first] = await joined(2);
    await server.sql('UPDATE events SET starts_at = $2 WHERE id = $1', [eventId, midnight(0)]);
    await withdraw(holder!.token);
    expect((await mine(first!.token))?.stage).toBe('WAITLISTED');
    expect((await join(first!.token)).attendee.stage).toBe('CONFIRMED');
  });

  it('keeps who was approved and waits in the line once it has begun', async () => {
    const { eventId, joined, decide, join, mine } = await buildPlaces(server, {
      registration: 'APPROVAL',
      capacity: 1,
    });
    const [holder, waiting] = await joined(2);
    await decide([holder!.id, waiting!.id], 'APPROVE');
    await server.sql('UPDATE events SET starts_at = $2 WHERE id = $1', [eventId, midnight(0)]);
    await join(waiting!.token);
    expect(await mine(waiting!.token)).toMatchObject({ stage: 'WAITLISTED', application: { position: 1 } });
    await server.sql('UPDATE events SET capacity = 2 WHERE id = $1', [eventId]);
    expect((await join(waiting!.token)).attendee.stage).toBe('CONFIRMED');
  });
});

describe('a full group', () => {
  const ofGroup = async (capacity: number) => {
    const places = await buildPlaces(server, { registration: 'INVITE_ONLY' });
    const [, groupId] = await buildGroups(server, places.eventId, [
      {},
      { name: 'Investors', shown: true, capacity },
    ]);
    const invite = async (...bits: number[]) => {
      const person = await buildMember(server, { eventId: places.eventId, status: 'INVITED' });
      if (bits.length > 0) await putInGroups(server, person.id, ...bits);
      return person;
    };
    return { ...places, groupId: groupId!, invite };
  };

  it('makes its people wait and nobody else, and says which group it is', async () => {
    const { invite, join, withdraw, mine } = await ofGroup(1);
    const [holder, first, other] = [await invite(1), await invite(1), await invite()];
    expect((await join(holder.token)).attendee.stage).toBe('CONFIRMED');
    expect((await join(first.token)).attendee).toMatchObject({
      stage: 'WAITLISTED',
      application: { position: 1, fullGroup: { name: 'Investors' } },
    });
    expect((await join(other.token)).attendee.stage).toBe('CONFIRMED');
    await withdraw(other.token);
    expect((await mine(first.token))?.stage).toBe('WAITLISTED');
    await withdraw(holder.token);
    expect((await mine(first.token))?.stage).toBe('OFFERED');
  });

  it('takes no more members by hand who have a place, and is named', async () => {
    const { eventId, invite, join, refusal, groupId, admin } = await ofGroup(1);
    const holder = await invite(1);
    await join(holder.token);
    const member = await buildAttendee(server, { eventId });
    const input = { groupId, addIds: [member.id] };
    expect(await refusal(admin, 'setGroupMembers', input)).toBe('GROUP_FULL');
    const waiting = await invite();
    const added = graphql(
      server.url,
      mutationOf('setGroupMembers', 'added group { capacity placesTaken }'),
      { input: { groupId, addIds: [waiting.id] } },
      admin,
    );
    expect(await expectOk(added)).toEqual({ it: { added: 1, group: { capacity: 1, placesTaken: 1 } } });
  });
});

describe('a full group with a condition over answers', () => {
  it.each(['updateProfile', 'joinEvent'])(
    'keeps out somebody whose own answer in %s would bring them in',
    async (mutation) => {
      const { eventId, admin, refusal, mine } = await buildPlaces(server, { registration: 'INVITE_ONLY' });
      const { role } = await setFields(server, admin, eventId, [
        fieldNamed('role', 'ONE_OF', { choices: ['investor', 'visitor'] }),
      ]);
      const members = await Promise.all([1, 2].map(() => buildMember(server, { eventId })));
      const answer = (choice: string) => ({ eventId, answers: [{ fieldId: role, values: [choice] }] });
      const [holder, visitor] = members;
      await expectOk(
        graphql(
          server.url,
          mutationOf('updateProfile', 'attendee { id }'),
          { input: answer('investor') },
          holder!.token,
        ),
      );
      const group = {
        eventId,
        name: 'Investors',
        capacity: 1,
        answers: [{ fieldId: role, values: ['investor'] }],
      };
      await expectOk(
        graphql(server.url, mutationOf('createAttendeeGroup', 'group { id }'), { input: group }, admin),
      );
      expect(await refusal(visitor!.token, mutation, answer('investor'))).toBe('GROUP_FULL');
      await expectOk(
        graphql(
          server.url,
          mutationOf(mutation, 'attendee { id }'),
          { input: answer('visitor') },
          visitor!.token,
        ),
      );
      expect((await mine(visitor!.token))?.stage).toBe('CONFIRMED');
    },
  );
});

it('an offered place in one group is no way into another one that is full', async () => {
  const { eventId, admin, newcomer, act, withdraw, refusal, mine } = await buildPlaces(server);
  const { role } = await setFields(server, admin, eventId, [
    fieldNamed('role', 'ONE_OF', { choices: ['investor', 'visitor'] }),
  ]);
  const as = (choice: string) => ({ ...COMPLETE, eventId, answers: [{ fieldId: role, values: [choice] }] });
  for (const choice of ['investor', 'visitor']) {
    const group = { eventId, name: choice, capacity: 1, answers: [{ fieldId: role, values: [choice] }] };
    await expectOk(
      graphql(server.url, mutationOf('createAttendeeGroup', 'group { id }'), { input: group }, admin),
    );
  }
  const [investor, visitor, waiting] = [await newcomer(), await newcomer(), await newcomer()];
  await act(investor, 'joinEvent', as('investor'), 'attendee { id }');
  await act(visitor, 'joinEvent', as('visitor'), 'attendee { id }');
  await act(waiting, 'joinEvent', as('visitor'), 'attendee { id }');
  await withdraw(visitor);
  expect((await mine(waiting))?.stage).toBe('OFFERED');
  expect(await refusal(waiting, 'joinEvent', as('investor'))).toBe('GROUP_FULL');
  expect((await act(waiting, 'joinEvent', as('visitor'), 'attendee { stage }')).attendee.stage).toBe(
    'CONFIRMED',
  );
});

it('one of an approval, a newcomer and an offer that race for the last place over two servers gets it', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { eventId, joined, newcomer, join, decide, admin } = await buildPlaces(server, {
      registration: 'APPROVAL',
    });
    const [applicant, waiting] = await joined(2);
    await server.sql('UPDATE events SET capacity = 1, registration = $2 WHERE id = $1', [eventId, 'OPEN']);
    await decide([waiting!.id], 'APPROVE');
    await server.sql('UPDATE events SET capacity = 2 WHERE id = $1', [eventId]);
    const newcomers = await Promise.all([newcomer(), newcomer()]);
    await Promise.all([
      graphql(
        second.url,
        mutationOf('decideApplications', '__typename'),
        { input: { attendeeIds: [applicant!.id], decision: 'APPROVE' } },
        admin,
      ),
      ...newcomers.map((token, index) => join(token, index ? second : server)),
      settle(eventId),
    ]);
    const counts = await server.sql(
      `SELECT coalesce(application, status::text) AS stage, count(*)::int FROM attendees
       WHERE event_id = $1 GROUP BY 1 ORDER BY 1`,
      [eventId],
    );
    expect(counts).toEqual([
      { stage: 'CONFIRMED', count: 2 },
      { stage: 'WAITLISTED', count: 2 },
    ]);
  }
});

it('a copy of an event has its capacity and those of its groups', async () => {
  const { eventId, admin } = await buildPlaces(server, { capacity: 7 });
  await buildGroups(server, eventId, [{}, { capacity: 3 }]);
  const { it: copied } = await expectOk(
    graphql<{ it: { event: { id: string; capacity: number } } }>(
      server.url,
      mutationOf('duplicateEvent', 'event { id capacity }'),
      { input: { eventId } },
      admin,
    ),
  );
  expect(copied.event.capacity).toBe(7);
  const GROUPS = 'query ($id: ID!) { attendeeGroups(eventId: $id) { capacity placesTaken } }';
  expect(await expectOk(graphql(server.url, GROUPS, { id: copied.event.id }, admin))).toEqual({
    attendeeGroups: [
      { capacity: 3, placesTaken: 0 },
      { capacity: null, placesTaken: 0 },
    ],
  });
});

it('the database refuses a place that is not there, whatever the server believes', async () => {
  const { eventId, joined } = await buildPlaces(server, { capacity: 1 });
  const [, waiting] = await joined(2);
  for (const change of ["application = 'OFFERED'", "status = 'CONFIRMED', confirmed_at = now()"])
    await expect(server.sql(`UPDATE attendees SET ${change} WHERE id = $1`, [waiting!.id])).rejects.toThrow(
      'No place is free',
    );
  expect(eventId).toBeTruthy();
});
