import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { expectError, expectOk, graphql, mutationOf } from '../support/client';
import {
  buildCompany,
  buildEvent,
  buildMeeting,
  buildMember,
  buildPod,
  insert,
  signInAs,
  slotOf,
  type BuiltEvent,
  type BuiltMember,
} from '../support/factories';
import { allBut, buildGroups, putInGroups } from '../support/groups';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

const REQUEST = mutationOf('requestMeeting', 'meeting { id status }');
const RESPOND = mutationOf('respondToMeeting', 'meeting { id status }');
const PROPOSE = mutationOf('proposeMeetingTime', 'meeting { id status }');
const SEND = mutationOf('sendMessage', 'message { text }');
const TYPE = mutationOf('setTyping', '__typename');
const ASK_COMPANY = mutationOf('requestCompanyMeeting', 'request { id status }');
const ACCEPT_COMPANY = mutationOf('acceptCompanyRequest', 'request { id status }');
const OPTIONS =
  'query ($id: ID!) { it: meetingOptions(attendeeId: $id) { slots { startsAt } busy { startsAt } } }';
const REFUSALS = `viewerCanRequestMeeting viewerMeetingRefusal { reason message help }
  viewerCanMessage viewerMessageRefusal { reason message help }`;
const LIST = `query ($id: ID!) { it: attendees(eventId: $id, first: 100) { nodes { id ${REFUSALS} } } }`;
const ONE = `query ($id: ID!) { it: attendee(id: $id) { id ${REFUSALS} } }`;

const MEETING_RULES = {
  reason: 'GROUP_RULES',
  message: 'The organisers’ rules do not let you ask this person for a meeting.',
  help: 'You can accept if this person asks you. The organisers can tell you more.',
};
const MESSAGE_RULES = {
  reason: 'GROUP_RULES',
  message: 'The organisers’ rules do not let you write to this person first.',
  help: 'You can answer if this person writes to you. The organisers can tell you more.',
};
const COMPANY_RULES = {
  reason: 'GROUP_RULES',
  message: 'The organisers’ rules do not let you ask this company for a meeting.',
  help: 'You can accept if somebody of this company asks you. The organisers can tell you more.',
};
const COMPANY_OPTIONS =
  'query ($id: ID!) { it: companyMeetingOptions(companyId: $id) { canRequest refusal { reason message help } } }';

interface Refusals {
  id: string;
  viewerCanRequestMeeting: boolean;
  viewerMeetingRefusal: { reason: string; message: string; help: string } | null;
  viewerCanMessage: boolean;
  viewerMessageRefusal: { reason: string; message: string; help: string } | null;
}

let server: TestServer;
let event: BuiltEvent;
let visitor: BuiltMember;
let investor: BuiltMember;

beforeAll(async () => {
  server = await sharedServer();
});
afterAll(() => server.close());

/** Visitors see investors, and may neither meet them nor write to them first. */
beforeEach(async () => {
  event = await buildEvent(server);
  await buildPod(server, { eventId: event.id });
  visitor = await buildMember(server, { eventId: event.id });
  investor = await buildMember(server, { eventId: event.id });
  await buildGroups(server, event.id, [{ meets: allBut(1), writes: allBut(1) }, {}]);
  await putInGroups(server, investor.id, 1);
});

const run = <Data = Record<string, unknown>>(who: BuiltMember, document: string, variables: object) =>
  graphql<Data>(server.url, document, { ...variables }, who.token);
const act = (who: BuiltMember, document: string, input: object) => run(who, document, { input });
const refused = async (who: BuiltMember, document: string, input: object) => {
  const { message, extensions } = await expectError(act(who, document, input));
  const { code, reason, help } = extensions;
  return { code, reason, message, help };
};
/** The id of what a mutation has made. */
const idOf = async (answer: ReturnType<typeof act>, of: string): Promise<string> => {
  const { it: made } = (await expectOk(answer)) as { it: Record<string, { id: string }> };
  return made[of]!.id;
};
const startsAt = (slot = 0) => slotOf(event, slot).startsAt.toISOString();
const hide = () =>
  server.sql('UPDATE attendee_groups SET sees = $2 WHERE event_id = $1 AND bit = 0', [event.id, allBut(1)]);
const one = async (who: BuiltMember, whom: BuiltMember) =>
  (await expectOk(run<{ it: Refusals }>(who, ONE, { id: whom.id }))).it;

describe('whom the rules close', () => {
  it('one may not ask for a meeting, and sees none of their times', async () => {
    expect(await refused(visitor, REQUEST, { attendeeId: investor.id, startsAt: startsAt() })).toEqual({
      code: 'CONFLICT',
      ...MEETING_RULES,
    });
    expect(await expectOk(run(visitor, OPTIONS, { id: investor.id }))).toEqual({
      it: { slots: [], busy: [] },
    });
    expect(await server.sql('SELECT id FROM meetings WHERE event_id = $1', [event.id])).toEqual([]);
  });

  it('one may not write first, nor type', async () => {
    const refusal = { code: 'CONFLICT', ...MESSAGE_RULES };
    expect(await refused(visitor, SEND, { attendeeId: investor.id, text: 'Hello' })).toEqual(refusal);
    expect(await refused(visitor, TYPE, { attendeeId: investor.id, typing: true })).toEqual(refusal);
  });

  it('begin themselves, and are answered whatever the rules say', async () => {
    const input = { attendeeId: visitor.id, startsAt: startsAt() };
    const meetingId = await idOf(act(investor, REQUEST, input), 'meeting');
    await expectOk(act(visitor, PROPOSE, { meetingId, startsAt: startsAt(3) }));
    await expectOk(act(visitor, RESPOND, { meetingId, action: 'ACCEPT' }));
    await expectOk(act(investor, SEND, { attendeeId: visitor.id, text: 'Hello' }));
    expect(await one(visitor, investor)).toMatchObject({
      viewerCanMessage: true,
      viewerMessageRefusal: null,
    });
    await hide();
    await expectOk(act(visitor, TYPE, { attendeeId: investor.id, typing: true }));
    expect(await act(visitor, SEND, { attendeeId: investor.id, text: 'Good morning' })).toEqual({
      data: { it: { message: { text: 'Good morning' } } },
    });
  });

  it('do not exist for those who may not see them', async () => {
    await server.sql('UPDATE attendee_groups SET meets = -1, writes = -1 WHERE event_id = $1', [event.id]);
    await hide();
    for (const [document, input] of [
      [REQUEST, { startsAt: startsAt() }],
      [SEND, { text: 'Hello' }],
    ] as const)
      expect(await refused(visitor, document, { attendeeId: investor.id, ...input })).toMatchObject({
        code: 'NOT_FOUND',
      });
  });
});

describe('a request to a company', () => {
  it('asks those of the team whom the rules allow, and they answer though the rules change', async () => {
    const { id: companyId } = await buildCompany(server, { eventId: event.id });
    const seller = await buildMember(server, { eventId: event.id });
    for (const { id } of [seller, investor])
      await server.sql('UPDATE attendees SET company_id = $2 WHERE id = $1', [id, companyId]);
    const requestId = await idOf(act(visitor, ASK_COMPANY, { companyId, startsAt: startsAt() }), 'request');
    expect(await refused(investor, ACCEPT_COMPANY, { requestId })).toMatchObject({ code: 'NOT_FOUND' });
    await putInGroups(server, seller.id, 0);
    await server.sql('UPDATE attendee_groups SET meets = 0 WHERE event_id = $1', [event.id]);
    expect(await refused(visitor, ASK_COMPANY, { companyId, startsAt: startsAt(1) })).toEqual({
      code: 'CONFLICT',
      ...COMPANY_RULES,
    });
    expect(await act(seller, ACCEPT_COMPANY, { requestId })).toEqual({
      data: { it: { request: { id: requestId, status: 'CLAIMED' } } },
    });
  });

  it('says that rules refuse it where they refuse all whom one sees, and else that nobody can be met', async () => {
    const { id: companyId } = await buildCompany(server, { eventId: event.id });
    const seller = await buildMember(server, { eventId: event.id });
    const join = ({ id }: BuiltMember, company: string | null) =>
      server.sql('UPDATE attendees SET company_id = $2 WHERE id = $1', [id, company]);
    const options = async () =>
      (
        await expectOk(
          run<{ it: { canRequest: boolean; refusal: object | null } }>(visitor, COMPANY_OPTIONS, {
            id: companyId,
          }),
        )
      ).it;
    const reason = async () =>
      (await refused(visitor, ASK_COMPANY, { companyId, startsAt: startsAt() })).reason;
    await join(investor, companyId);
    expect([await options(), await reason()]).toEqual([
      { canRequest: false, refusal: COMPANY_RULES },
      'GROUP_RULES',
    ]);
    // A block of one who may be asked is told as a company that nobody can be met of.
    await join(seller, companyId);
    await insert(server, 'blocks', { blockerId: seller.id, blockedId: visitor.id });
    expect([await options(), await reason()]).toEqual([
      { canRequest: false, refusal: null },
      'NOBODY_TO_MEET',
    ]);
    // Whom one does not see is no reason either.
    await join(seller, null);
    await server.sql('UPDATE attendee_groups SET sees = $2 WHERE event_id = $1 AND bit = 0', [
      event.id,
      allBut(1),
    ]);
    expect([await options(), await reason()]).toEqual([
      { canRequest: false, refusal: null },
      'NOBODY_TO_MEET',
    ]);
  });
});

describe('why not', () => {
  it('stands beside each person of a list as beside one alone, in the language of the reader', async () => {
    const open = await buildMember(server, { eventId: event.id });
    const blocker = await buildMember(server, { eventId: event.id });
    await insert(server, 'blocks', { blockerId: blocker.id, blockedId: visitor.id });
    const may = {
      viewerCanRequestMeeting: true,
      viewerMeetingRefusal: null,
      viewerCanMessage: true,
      viewerMessageRefusal: null,
    };
    expect(await one(visitor, open)).toEqual({ id: open.id, ...may });
    expect(await one(visitor, investor)).toEqual({
      id: investor.id,
      viewerCanRequestMeeting: false,
      viewerMeetingRefusal: MEETING_RULES,
      viewerCanMessage: false,
      viewerMessageRefusal: MESSAGE_RULES,
    });
    const { it: listed } = await expectOk(
      run<{ it: { nodes: Refusals[] } }>(visitor, LIST, { id: event.id }),
    );
    for (const row of listed.nodes) expect(row).toEqual(await one(visitor, { ...open, id: row.id }));
    expect(await one(investor, visitor)).toEqual({ id: visitor.id, ...may });
    expect(await one(visitor, visitor)).toMatchObject({
      viewerMeetingRefusal: null,
      viewerCanMessage: false,
    });
    await server.sql(`UPDATE users SET language = 'AR' WHERE id = $1`, [visitor.userId]);
    expect((await one(visitor, investor)).viewerMeetingRefusal?.message).toBe(
      'قواعد المنظمين لا تسمح لك بطلب لقاء مع هذا الشخص.',
    );
  });

  it('tells a block as a person who has no place for meetings left', async () => {
    const [blocker, full] = [
      await buildMember(server, { eventId: event.id }),
      await buildMember(server, { eventId: event.id }),
    ];
    await insert(server, 'blocks', { blockerId: blocker.id, blockedId: visitor.id });
    await insert(server, 'attendee_groups', {
      id: crypto.randomUUID(),
      eventId: event.id,
      bit: 2,
      name: 'Busy',
      meetingsInAll: 1,
    });
    await putInGroups(server, full.id, 2);
    await buildMeeting(server, { event, receiverId: full.id, status: 'ACTIVE' });
    const told = await Promise.all(
      [blocker, full].map(async (whom) => ({
        refusal: (await one(visitor, whom)).viewerMeetingRefusal,
        options: await expectOk(run(visitor, OPTIONS, { id: whom.id })),
        error: await refused(visitor, REQUEST, { attendeeId: whom.id, startsAt: startsAt(5) }),
      })),
    );
    expect(told[0]).toEqual(told[1]);
    expect(told[0]?.refusal?.reason).toBe('NOT_REACHABLE');
  });

  it('is told once an event is over', async () => {
    await server.sql(
      `UPDATE events SET starts_at = now() - interval '2 days', ends_at = now() - interval '1 day' WHERE id = $1`,
      [event.id],
    );
    expect((await one(visitor, investor)).viewerMeetingRefusal?.reason).toBe('EVENT_OVER');
  });

  it('is shown to staff with each rule, limit and time', async () => {
    await server.sql('UPDATE attendee_groups SET requests_per_day = 3 WHERE event_id = $1 AND bit = 0', [
      event.id,
    ]);
    await buildMeeting(server, { event, senderId: visitor.id });
    const token = await signInAs(server, Role.MANAGER);
    const document = `query ($fromId: ID!, $toId: ID!) { it: meetingRefusal(fromId: $fromId, toId: $toId) {
      refusal { reason message } maySee mayMeet mayWrite fromLimits { reason used most } toLimits { reason used most } freeSlots } }`;
    const pair = { fromId: visitor.id, toId: investor.id };
    const { reason, message } = MEETING_RULES;
    expect(await expectOk(graphql<{ it: { freeSlots: number } }>(server.url, document, pair, token))).toEqual(
      {
        it: {
          refusal: { reason, message },
          maySee: true,
          mayMeet: false,
          mayWrite: false,
          fromLimits: [
            { reason: 'TOO_MANY_WAITING', used: 1, most: 20 },
            { reason: 'REQUESTS_PER_DAY', used: 1, most: 3 },
          ],
          toLimits: [{ reason: 'TOO_MANY_WAITING', used: 0, most: 20 }],
          freeSlots: 57,
        },
      },
    );
  });
});
