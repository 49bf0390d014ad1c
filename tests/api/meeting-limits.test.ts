import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectError, expectOk, graphql, mutationOf, type Answer } from '../support/client';
import {
  buildCompany,
  buildEvent,
  buildMeeting,
  buildMember,
  buildPod,
  slotOf,
  type BuiltEvent,
  type BuiltMember,
} from '../support/factories';
import { buildGroups, putInGroups } from '../support/groups';
import { startTwoServers, type TestServer } from '../support/server';

const REQUEST = mutationOf('requestMeeting', 'meeting { id }');
const RESPOND = mutationOf('respondToMeeting', 'meeting { id status }');
const PROPOSE = mutationOf('proposeMeetingTime', 'meeting { id proposal { id } }');
const ANSWER = mutationOf('respondToProposal', 'meeting { id status }');
const ASK_COMPANY = mutationOf('requestCompanyMeeting', 'request { id }');
const ACCEPT_COMPANY = mutationOf('acceptCompanyRequest', 'request { id }');
const OPTIONS = `query ($id: ID!) { it: meetingOptions(attendeeId: $id) {
  waitingRequests maxWaitingRequests limits { reason used most } slots { startsAt } } }`;

interface Options {
  waitingRequests: number;
  maxWaitingRequests: number;
  limits: { reason: string; used: number; most: number }[];
  slots: { startsAt: string }[];
}

let server: TestServer;
let second: TestServer;
let event: BuiltEvent;
let me: BuiltMember;
let other: BuiltMember;

beforeAll(async () => {
  [server, second] = await startTwoServers({ databasePool: 30 });
});
afterAll(() => server.close());

beforeEach(async () => {
  event = await buildEvent(server);
  for (let count = 0; count < 3; count += 1) await buildPod(server, { eventId: event.id });
  [me, other] = [await member(), await member()];
});

const member = (more = {}) => buildMember(server, { eventId: event.id, ...more });
const act = <Data = Record<string, unknown>>(
  who: BuiltMember,
  document: string,
  input: object,
  on = server,
) => graphql<Data>(on.url, document, { input }, who.token);
const request = (from: BuiltMember, to: BuiltMember, slot = 0, day = 0, on = server) =>
  act<{ it: { meeting: { id: string } } }>(
    from,
    REQUEST,
    { attendeeId: to.id, startsAt: slotOf(event, slot, day).startsAt },
    on,
  );
const outcomeOf = ({ errors }: Answer<unknown>): string =>
  errors
    ? ((errors[0]?.extensions['reason'] as string | undefined) ?? errors[0]?.extensions.code ?? '')
    : 'OK';
const asked = (to: BuiltMember, slot = 0, day = 0, from?: BuiltMember) =>
  buildMeeting(server, {
    event,
    receiverId: to.id,
    ...(from && { senderId: from.id }),
    ...slotOf(event, slot, day),
  });
const respond = (who: BuiltMember, { id }: { id: string }, action = 'ACCEPT', on = server) =>
  act(who, RESPOND, { meetingId: id, action }, on);
const optionsOf = async (from: BuiltMember, to: BuiltMember) =>
  (await expectOk(graphql<{ it: Options }>(server.url, OPTIONS, { id: to.id }, from.token))).it;

describe('of requests', () => {
  it('are 20 that wait where the event has no groups, and any number where the most generous group says so', async () => {
    expect(await optionsOf(me, other)).toMatchObject({
      waitingRequests: 0,
      maxWaitingRequests: 20,
      limits: [{ reason: 'TOO_MANY_WAITING', used: 0, most: 20 }],
    });
    await buildGroups(server, event.id, [{}, { waitingRequests: 2 }, { waitingRequests: null }]);
    await putInGroups(server, me.id, 1);
    expect(outcomeOf(await request(me, other))).toBe('OK');
    expect(outcomeOf(await request(me, other, 1))).toBe('OK');
    expect(outcomeOf(await request(me, other, 2))).toBe('TOO_MANY_WAITING');
    expect((await optionsOf(me, other)).limits).toEqual([{ reason: 'TOO_MANY_WAITING', used: 2, most: 2 }]);
    await putInGroups(server, me.id, 1, 2);
    expect(outcomeOf(await request(me, other, 2))).toBe('OK');
    expect(await optionsOf(me, other)).toMatchObject({ waitingRequests: 3, limits: [] });
  });

  it('in all have a place again where one is declined, cancelled or expired; those of today do not', async () => {
    await buildGroups(server, event.id, [{ requestsInAll: 2, requestsPerDay: 5 }]);
    const ids: string[] = [];
    for (const slot of [0, 1]) ids.push((await expectOk(request(me, other, slot))).it.meeting.id);
    const refusal = await expectError(request(me, other, 2));
    expect(refusal.extensions).toMatchObject({
      reason: 'REQUESTS_IN_ALL',
      help: 'You can send another one when one is declined, is cancelled or expires. The organisers have set this number.',
    });
    await expectOk(respond(other, { id: ids[0]! }, 'REJECT'));
    ids.push((await expectOk(request(me, other, 2))).it.meeting.id);
    await expectOk(respond(me, { id: ids[1]! }, 'CANCEL'));
    ids.push((await expectOk(request(me, other, 3))).it.meeting.id);
    await server.sql('UPDATE meetings SET expires_at = now() WHERE id = $1', [ids[2]]);
    await expectOk(request(me, other, 4));
    expect((await optionsOf(me, other)).limits).toEqual([
      { reason: 'TOO_MANY_WAITING', used: 2, most: 20 },
      { reason: 'REQUESTS_PER_DAY', used: 5, most: 5 },
      { reason: 'REQUESTS_IN_ALL', used: 2, most: 2 },
    ]);
    await expectOk(respond(me, { id: ids[3]! }, 'CANCEL'));
    expect(outcomeOf(await request(me, other, 5))).toBe('REQUESTS_PER_DAY');
    await server.sql(`UPDATE meetings SET created_at = created_at - interval '1 day' WHERE sender_id = $1`, [
      me.id,
    ]);
    expect(outcomeOf(await request(me, other, 5))).toBe('OK');
  });

  it('count those to companies, and what became of one only once', async () => {
    const { id: companyId } = await buildCompany(server, { eventId: event.id });
    const seller = await member({ companyId });
    await buildGroups(server, event.id, [{ requestsPerDay: 1 }]);
    type Asked = { it: { request: { id: string } } };
    const input = { companyId, startsAt: slotOf(event).startsAt };
    const { it: sent } = await expectOk(act<Asked>(me, ASK_COMPANY, input));
    await expectOk(act(seller, ACCEPT_COMPANY, { requestId: sent.request.id }));
    expect((await optionsOf(me, other)).limits).toContainEqual({
      reason: 'REQUESTS_PER_DAY',
      used: 1,
      most: 1,
    });
    const later = { companyId, startsAt: slotOf(event, 1).startsAt };
    expect(outcomeOf(await act(me, ASK_COMPANY, later))).toBe('REQUESTS_PER_DAY');
    expect(outcomeOf(await request(me, other, 1))).toBe('REQUESTS_PER_DAY');
  });
});

describe('of meetings', () => {
  it('on one day bind who accepts and who asked, by the clock of the event, and show in free times', async () => {
    await server.sql(`UPDATE events SET timezone = 'Asia/Karachi' WHERE id = $1`, [event.id]);
    await buildGroups(server, event.id, [{}, { meetingsPerDay: 1 }]);
    await putInGroups(server, me.id, 1);
    const [received, sent, nextDay] = [
      await asked(me, 1),
      await asked(other, 2, 0, me),
      await asked(me, 0, 1),
    ];
    await expectOk(respond(me, await asked(me, 0)));
    expect(outcomeOf(await respond(me, received))).toBe('MEETINGS_PER_DAY');
    expect(outcomeOf(await respond(other, sent))).toBe('MEETINGS_PER_DAY');
    expect(outcomeOf(await request(other, me, 4))).toBe('MEETINGS_PER_DAY');
    expect(outcomeOf(await request(me, other, 4))).toBe('MEETINGS_PER_DAY');
    const days = (slots: Options['slots']) =>
      new Set(slots.map(({ startsAt }) => startsAt.slice(0, 10))).size;
    expect([days((await optionsOf(other, me)).slots), days((await optionsOf(me, other)).slots)]).toEqual([
      2, 2,
    ]);
    expect(outcomeOf(await respond(me, nextDay))).toBe('OK');
  });

  it('bind proposals, which may move a meeting within its own day', async () => {
    await buildGroups(server, event.id, [{ meetingsPerDay: 1, meetingsInAll: 2 }]);
    const [meeting, waiting] = [await asked(me, 0, 0, other), await asked(me, 0, 1, other)];
    await expectOk(respond(me, meeting));
    type Proposed = { it: { meeting: { proposal: { id: string } } } };
    const agree = async (meetingId: string, slot: number, day: number) => {
      const input = { meetingId, startsAt: slotOf(event, slot, day).startsAt };
      const answer = await act<Proposed>(me, PROPOSE, input);
      const proposalId = answer.data?.it.meeting.proposal.id;
      return proposalId
        ? outcomeOf(await act(other, ANSWER, { meetingId, proposalId, action: 'ACCEPT' }))
        : outcomeOf(answer);
    };
    expect(await agree(meeting.id, 5, 0)).toBe('OK');
    expect(await agree(waiting.id, 7, 0)).toBe('SLOT_TAKEN');
    expect(await agree(waiting.id, 7, 1)).toBe('OK');
    await server.sql('UPDATE attendee_groups SET meetings_per_day = NULL WHERE event_id = $1', [event.id]);
    const third = await asked(me, 9, 2, other);
    expect(await agree(third.id, 11, 2)).toBe('MEETINGS_IN_ALL');
    await expectOk(respond(me, meeting, 'CANCEL'));
    expect(await agree(third.id, 12, 2)).toBe('OK');
  });

  it('bind the member of a team who takes a request', async () => {
    const { id: companyId } = await buildCompany(server, { eventId: event.id });
    const seller = await member({ companyId });
    await buildGroups(server, event.id, [{}, { meetingsInAll: 1 }]);
    await putInGroups(server, seller.id, 1);
    type Asked = { it: { request: { id: string } } };
    const input = { companyId, startsAt: slotOf(event).startsAt };
    const { it: sent } = await expectOk(act<Asked>(me, ASK_COMPANY, input));
    await expectOk(respond(seller, await asked(seller, 3)));
    expect(outcomeOf(await act(seller, ACCEPT_COMPANY, { requestId: sent.request.id }))).toBe(
      'MEETINGS_IN_ALL',
    );
  });
});

describe('raced from two servers', () => {
  const heldBy = async (who: BuiltMember) =>
    (
      await server.sql<{ count: number }>(
        `SELECT count(*)::int AS count FROM meetings WHERE $1 IN (sender_id, receiver_id) AND status = 'ACTIVE'`,
        [who.id],
      )
    )[0]?.count;

  it('the last place goes to one of many who accept, cancel and ask at once', async () => {
    await buildGroups(server, event.id, [{}, { meetingsInAll: 3 }]);
    await putInGroups(server, me.id, 1);
    const held = [await asked(me, 0), await asked(me, 1)];
    for (const meeting of held) await expectOk(respond(me, meeting));
    const waiting: { id: string }[] = [];
    for (let slot = 2; slot < 12; slot += 1) waiting.push(await asked(me, slot));
    const accepts = waiting.map((meeting, index) =>
      respond(me, meeting, 'ACCEPT', index % 2 ? second : server),
    );
    const [cancelled, ...answers] = await Promise.all([respond(me, held[0]!, 'CANCEL', second), ...accepts]);
    expect(outcomeOf(cancelled)).toBe('OK');
    const outcomes = answers.map(outcomeOf);
    expect(new Set(outcomes)).toEqual(new Set(['OK', 'MEETINGS_IN_ALL']));
    const accepted = outcomes.filter((outcome) => outcome === 'OK').length;
    expect([1, 2]).toContain(accepted);
    expect(await heldBy(me)).toBe(1 + accepted);
    // What is left is given away, and no more.
    const left = waiting.filter((_meeting, index) => outcomes[index] !== 'OK');
    const again = await Promise.all(
      left.map((meeting, index) => respond(me, meeting, 'ACCEPT', index % 2 ? server : second)),
    );
    expect(again.filter((answer) => outcomeOf(answer) === 'OK')).toHaveLength(2 - accepted);
    expect(await heldBy(me)).toBe(3);
  });

  it('the last place of a sender goes to one of many whom they asked', async () => {
    await buildGroups(server, event.id, [{}, { meetingsPerDay: 1 }]);
    await putInGroups(server, me.id, 1);
    const people = await Promise.all(Array.from({ length: 8 }, () => member()));
    const meetings = await Promise.all(people.map((who, slot) => asked(who, slot, 0, me)));
    const answers = await Promise.all(
      meetings.map((meeting, index) =>
        respond(people[index]!, meeting, 'ACCEPT', index % 2 ? second : server),
      ),
    );
    const outcomes = answers.map(outcomeOf).sort();
    expect(outcomes).toEqual([...Array<string>(7).fill('MEETINGS_PER_DAY'), 'OK']);
    expect(await heldBy(me)).toBe(1);
  });

  it('requests at once are as many as may be, with one cancelled meanwhile', async () => {
    await buildGroups(server, event.id, [{ requestsInAll: 3 }]);
    const people = await Promise.all(Array.from({ length: 9 }, () => member()));
    const first = (await expectOk(request(me, other))).it.meeting;
    const [cancelled, ...answers] = await Promise.all([
      respond(me, first, 'CANCEL', second),
      ...people.map((who, index) => request(me, who, 1 + index, 0, index % 2 ? second : server)),
    ]);
    expect(outcomeOf(cancelled)).toBe('OK');
    const sent = answers.map(outcomeOf);
    expect(new Set(sent)).toEqual(new Set(['OK', 'REQUESTS_IN_ALL']));
    const accepted = sent.filter((outcome) => outcome === 'OK').length;
    expect([2, 3]).toContain(accepted);
    const [row] = await server.sql(
      `SELECT count(*)::int AS waiting FROM meetings WHERE sender_id = $1 AND status = 'PENDING'`,
      [me.id],
    );
    expect(row).toEqual({ waiting: accepted });
  });
});
