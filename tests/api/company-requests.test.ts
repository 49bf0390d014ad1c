import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expireCompanyRequests } from '../../server/src/modules/meetings/company-requests/company-request.service';
import { Role } from '../../server/src/core/auth/roles';
import { expectError, expectOk, graphql, mutationOf, subscribe } from '../support/client';
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
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

const REQUEST = `id status closedReason viewerAs viewerCanAccept viewerCanCancel note startsAt expiresAt
  company { name } sender { id } pod { id } claimedBy { id } meeting { id status viewerAs proposal { startsAt } pod { id } }`;
const act = (name: string) => mutationOf(name, `request { ${REQUEST} }`);
const LIST = `query ($id: ID!) { companyRequests(eventId: $id) { totalCount nodes { ${REQUEST} } } }`;
const OPTIONS = `query ($id: ID!) { companyMeetingOptions(companyId: $id) {
  canRequest slots { startsAt pods { id } } busy { startsAt whose } requests { id } waitingRequests maxWaitingRequests company { name } } }`;
const TOLD = `query ($id: ID!) { notifications(eventId: $id) { nodes { kind text company { name } person { id } companyRequest { id status viewerCanAccept } } } }`;

interface Request {
  id: string;
  status: string;
  closedReason: string | null;
  claimedBy: { id: string } | null;
  meeting: { id: string; status: string; viewerAs: string } | null;
}
interface Options {
  canRequest: boolean;
  slots: { startsAt: string; pods: { id: string }[] }[];
  busy: { startsAt: string; whose: string }[];
  requests: { id: string }[];
  waitingRequests: number;
}
interface Told {
  notifications: {
    nodes: { kind: string; company: { name: string } | null; companyRequest: object | null }[];
  };
}

let server: TestServer;
let event: BuiltEvent;
let companyId: string;
let podId: string;
let visitor: BuiltMember;
let ali: BuiltMember;
let bea: BuiltMember;

beforeAll(async () => {
  server = await sharedServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  event = await buildEvent(server);
  companyId = (await buildCompany(server, { eventId: event.id, name: 'Acme' })).id;
  podId = (await buildPod(server, { eventId: event.id, companyId })).id;
  visitor = await buildMember(server, { eventId: event.id });
  ali = await buildMember(server, { eventId: event.id, companyId, firstName: 'Ali', lastName: 'Khan' });
  bea = await buildMember(server, { eventId: event.id, companyId });
});

const run = <Data = { it: { request: Request } }>(who: BuiltMember, document: string, variables: object) =>
  graphql<Data>(server.url, document, { ...variables }, who.token);
const step = (who: BuiltMember, name: string, input: object) => run(who, act(name), { input });
const done = async (who: BuiltMember, name: string, input: object) =>
  (await expectOk(step(who, name, input))).it.request;
const refused = async (who: BuiltMember, name: string, input: object) =>
  (await expectError(step(who, name, input))).extensions;
const ask = (more: object = {}, who = visitor) =>
  done(who, 'requestCompanyMeeting', { companyId, startsAt: slotOf(event).startsAt, ...more });
const listOf = async (who: BuiltMember) =>
  (await expectOk(run<{ companyRequests: { nodes: Request[] } }>(who, LIST, { id: event.id })))
    .companyRequests.nodes;
const optionsOf = async (who: BuiltMember, id = companyId) =>
  (await expectOk(run<{ companyMeetingOptions: Options }>(who, OPTIONS, { id }))).companyMeetingOptions;
const toldTo = async (who: BuiltMember) =>
  (await expectOk(run<Told>(who, TOLD, { id: event.id }))).notifications.nodes;
const occupy = (who: BuiltMember, index = 0) =>
  insert(server, 'busy_times', { id: randomUUID(), attendeeId: who.id, ...slotOf(event, index) });
const starts = (slots: { startsAt: string }[]) => slots.map(({ startsAt }) => startsAt);
const at = (index: number) => slotOf(event, index).startsAt.toISOString();

describe('the times of a company', () => {
  it('are those at which the viewer and one of the team are free', async () => {
    await occupy(ali, 0);
    await occupy(ali, 1);
    await occupy(bea, 1);
    await occupy(visitor, 2);
    const { slots, busy, canRequest } = await optionsOf(visitor);
    expect(canRequest).toBe(true);
    expect(starts(slots)).toEqual(expect.arrayContaining([at(0), at(3)]));
    expect(starts(slots)).not.toContain(at(1));
    expect(starts(slots)).not.toContain(at(2));
    expect(slots[0]?.pods).toEqual([{ id: podId }]);
    expect(busy).toEqual([
      { startsAt: at(1), whose: 'OTHER' },
      { startsAt: at(2), whose: 'VIEWER' },
    ]);
  });

  it('are none of the own company, and none without a team', async () => {
    const empty = await buildCompany(server, { eventId: event.id });
    expect(await optionsOf(ali)).toMatchObject({ canRequest: false, slots: [] });
    expect(await optionsOf(visitor, empty.id)).toMatchObject({ canRequest: false, slots: [] });
  });
});

describe('a request', () => {
  it('reaches every member with that time free, and nobody else', async () => {
    const other = await buildMember(server, { eventId: event.id });
    await occupy(bea);
    const request = await ask({ note: ' About tin ', podId });
    expect(request).toMatchObject({
      status: 'PENDING',
      viewerAs: 'SENDER',
      viewerCanAccept: false,
      viewerCanCancel: true,
      note: 'About tin',
      company: { name: 'Acme' },
      pod: { id: podId },
      claimedBy: null,
      meeting: null,
    });
    expect(await listOf(ali)).toMatchObject([
      { id: request.id, viewerAs: 'RECEIVER', viewerCanAccept: true },
    ]);
    expect([await listOf(bea), await listOf(other)]).toEqual([[], []]);
    expect(await toldTo(ali)).toMatchObject([
      {
        kind: 'COMPANY_MEETING_REQUESTED',
        company: { name: 'Acme' },
        person: { id: visitor.id },
        companyRequest: { id: request.id, viewerCanAccept: true },
      },
    ]);
    expect(await toldTo(bea)).toEqual([]);
    expect((await optionsOf(visitor)).requests).toEqual([{ id: request.id }]);
  });

  it('is the same one when it is repeated, also after it was answered', async () => {
    const first = await ask({ clientId: 'one' });
    expect((await ask()).id).toBe(first.id);
    await done(ali, 'acceptCompanyRequest', { requestId: first.id });
    expect(await ask({ clientId: 'one' })).toMatchObject({ id: first.id, status: 'CLAIMED' });
    expect(
      await refused(visitor, 'requestCompanyMeeting', { companyId, startsAt: at(1), clientId: 'one' }),
    ).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('is refused to the own company, to one without a team, and for a time that nobody has', async () => {
    const empty = await buildCompany(server, { eventId: event.id });
    const startsAt = at(0);
    expect(await refused(ali, 'requestCompanyMeeting', { companyId, startsAt })).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    expect(await refused(visitor, 'requestCompanyMeeting', { companyId: empty.id, startsAt })).toMatchObject({
      code: 'CONFLICT',
      reason: 'NOBODY_TO_MEET',
    });
    await occupy(ali);
    await occupy(bea);
    expect(await refused(visitor, 'requestCompanyMeeting', { companyId, startsAt })).toMatchObject({
      code: 'CONFLICT',
      reason: 'SLOT_TAKEN',
    });
  });

  it('counts with the requests to people among the twenty that may wait', async () => {
    for (let index = 0; index < 19; index += 1) {
      const receiver = await buildMember(server, { eventId: event.id });
      await buildMeeting(server, { event, senderId: visitor.id, receiverId: receiver.id });
    }
    await ask({ startsAt: at(5) });
    expect((await optionsOf(visitor)).waitingRequests).toBe(20);
    expect(await refused(visitor, 'requestCompanyMeeting', { companyId, startsAt: at(6) })).toMatchObject({
      reason: 'TOO_MANY_WAITING',
    });
    const personal = `mutation ($input: RequestMeetingInput!) { requestMeeting(input: $input) { __typename } }`;
    const error = await expectError(
      run(visitor, personal, { input: { attendeeId: ali.id, startsAt: at(6) } }),
    );
    expect(error.extensions).toMatchObject({ reason: 'TOO_MANY_WAITING' });
  });
});

describe('accepting', () => {
  it('makes an ordinary meeting at once, and the others learn who took it', async () => {
    const { id } = await ask({ note: 'Tin' });
    const accepted = await done(ali, 'acceptCompanyRequest', { requestId: id });
    expect(accepted).toMatchObject({
      status: 'CLAIMED',
      claimedBy: { id: ali.id },
      meeting: { status: 'ACTIVE', viewerAs: 'RECEIVER', pod: { id: podId } },
    });
    expect(await done(ali, 'acceptCompanyRequest', { requestId: id })).toEqual(accepted);
    expect(await refused(bea, 'acceptCompanyRequest', { requestId: id })).toMatchObject({
      code: 'CONFLICT',
      reason: 'CLAIMED_BY_OTHER',
      attendeeId: ali.id,
      name: 'Ali Khan',
    });
    expect(await listOf(bea)).toMatchObject([
      { id, status: 'CLAIMED', claimedBy: { id: ali.id }, meeting: null },
    ]);
    expect([await listOf(ali), await listOf(visitor)]).toEqual([[], []]);
    expect(await toldTo(visitor)).toMatchObject([{ kind: 'MEETING_ACCEPTED' }]);
    const rows = await server.sql(
      'SELECT sender_id, receiver_id, note, status, accepted_at IS NOT NULL AS agreed FROM meetings WHERE event_id = $1',
      [event.id],
    );
    expect(rows).toEqual([
      { sender_id: visitor.id, receiver_id: ali.id, note: 'Tin', status: 'ACTIVE', agreed: true },
    ]);
  });

  it('is refused with other times where the member or all pods are taken', async () => {
    const { id } = await ask();
    const guest = await buildMember(server, { eventId: event.id });
    await buildMeeting(server, { event, senderId: guest.id, receiverId: ali.id, status: 'ACTIVE', podId });
    for (const [who, reason] of [
      [ali, 'ATTENDEE_BUSY'],
      [bea, 'NO_POD_FREE'],
    ] as const) {
      const refusal = await refused(who, 'acceptCompanyRequest', { requestId: id });
      expect(refusal).toMatchObject({ code: 'CONFLICT', reason });
      expect(starts(refusal['slots'] as { startsAt: string }[])).toContain(at(1));
    }
    expect(await listOf(visitor)).toMatchObject([{ id, status: 'PENDING' }]);
  });

  it('is for the team alone', async () => {
    const { id } = await ask();
    const other = await buildMember(server, { eventId: event.id });
    expect(await refused(other, 'acceptCompanyRequest', { requestId: id })).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await refused(visitor, 'acceptCompanyRequest', { requestId: id })).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await refused(ali, 'cancelCompanyRequest', { requestId: id })).toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});

describe('another time', () => {
  it('takes the request as one that waits between the two', async () => {
    const { id } = await ask();
    const input = { requestId: id, startsAt: at(4) };
    const proposed = await done(ali, 'proposeCompanyMeetingTime', input);
    expect(proposed).toMatchObject({
      status: 'CLAIMED',
      claimedBy: { id: ali.id },
      meeting: { status: 'PENDING', proposal: { startsAt: at(4) } },
    });
    expect((await done(ali, 'proposeCompanyMeetingTime', input)).meeting).toEqual(proposed.meeting);
    expect(await refused(bea, 'acceptCompanyRequest', { requestId: id })).toMatchObject({
      reason: 'CLAIMED_BY_OTHER',
    });
    expect(await toldTo(visitor)).toMatchObject([{ kind: 'MEETING_PROPOSED', person: { id: ali.id } }]);
  });

  it('that is not free leaves the request to everybody', async () => {
    await occupy(visitor, 4);
    const { id } = await ask();
    expect(await refused(ali, 'proposeCompanyMeetingTime', { requestId: id, startsAt: at(4) })).toMatchObject(
      { reason: 'SLOT_TAKEN' },
    );
    expect(await listOf(bea)).toMatchObject([{ id, status: 'PENDING', viewerCanAccept: true }]);
  });
});

describe('the end of a request', () => {
  it('comes when all who could take it have declined', async () => {
    const { id } = await ask();
    expect(await done(ali, 'declineCompanyRequest', { requestId: id })).toMatchObject({ status: 'PENDING' });
    expect([await listOf(ali), await toldTo(visitor)]).toEqual([[], []]);
    const closed = { status: 'CLOSED', closedReason: 'DECLINED' };
    expect(await done(bea, 'declineCompanyRequest', { requestId: id })).toMatchObject(closed);
    expect(await listOf(visitor)).toMatchObject([{ id, ...closed }]);
    expect(await toldTo(visitor)).toMatchObject([
      { kind: 'MEETING_REJECTED', text: expect.stringContaining('Acme declined your request') },
    ]);
  });

  it('comes when its sender cancels it, once', async () => {
    const { id } = await ask();
    for (let time = 0; time < 2; time += 1)
      expect(await done(visitor, 'cancelCompanyRequest', { requestId: id })).toMatchObject({
        closedReason: 'CANCELLED',
      });
    expect(await refused(ali, 'acceptCompanyRequest', { requestId: id })).toMatchObject({
      reason: 'STATUS_CHANGED',
    });
  });

  it('comes after a day, and cannot be put off by a late answer', async () => {
    const { id } = await ask();
    await server.sql(`UPDATE company_requests SET expires_at = now() - interval '1 second' WHERE id = $1`, [
      id,
    ]);
    expect(await refused(ali, 'acceptCompanyRequest', { requestId: id })).toMatchObject({
      reason: 'EXPIRED',
    });
    expect(await listOf(ali)).toEqual([]);
    await expireCompanyRequests(server.app.systemContext());
    expect(await listOf(visitor)).toMatchObject([{ closedReason: 'EXPIRED', expiresAt: null }]);
    expect(await toldTo(visitor)).toMatchObject([
      { kind: 'MEETING_EXPIRED', text: expect.stringContaining('Acme did not answer in time') },
    ]);
    expect((await ask()).id).not.toBe(id);
  });

  it('comes with a block by the last who could take it, without a word', async () => {
    await occupy(bea);
    const { id } = await ask();
    const block = 'mutation ($input: BlockAttendeeInput!) { blockAttendee(input: $input) { __typename } }';
    await expectOk(run(ali, block, { input: { attendeeId: visitor.id } }));
    expect(await listOf(visitor)).toMatchObject([{ id, closedReason: 'DECLINED' }]);
    expect([await listOf(ali), await toldTo(visitor)]).toEqual([[], []]);
    expect(await refused(ali, 'acceptCompanyRequest', { requestId: id })).toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('is not that of others who asked the company, when one of its members blocks somebody', async () => {
    await occupy(bea);
    const third = await buildMember(server, { eventId: event.id });
    const { id } = await ask({}, third);
    await occupy(ali);
    const block = 'mutation ($input: BlockAttendeeInput!) { blockAttendee(input: $input) { __typename } }';
    await expectOk(run(ali, block, { input: { attendeeId: visitor.id } }));
    expect(await listOf(third)).toMatchObject([{ id, status: 'PENDING', closedReason: null }]);
  });

  it('comes with the removal of its sender, or of the last who could take it', async () => {
    const manager = await signInAs(server, Role.MANAGER);
    const remove = (attendeeId: string) =>
      expectOk(
        graphql(
          server.url,
          'mutation ($input: DeleteAttendeeInput!) { deleteAttendee(input: $input) { __typename } }',
          { input: { attendeeId } },
          manager,
        ),
      );
    const { id } = await ask();
    await remove(ali.id);
    expect(await listOf(bea)).toMatchObject([{ id }]);
    await remove(bea.id);
    expect(await listOf(visitor)).toMatchObject([{ id, closedReason: 'DECLINED' }]);
    await remove(visitor.id);
    expect(await server.sql('SELECT 1 FROM company_requests WHERE id = $1', [id])).toEqual([]);
  });

  it('comes with the company, and a meeting that was agreed on stays', async () => {
    const taken = await ask();
    await done(ali, 'acceptCompanyRequest', { requestId: taken.id });
    await ask({ startsAt: at(1) });
    const manager = await signInAs(server, Role.MANAGER);
    const remove = 'mutation ($input: DeleteCompanyInput!) { deleteCompany(input: $input) { __typename } }';
    await expectOk(graphql(server.url, remove, { input: { companyId } }, manager));
    expect([await listOf(visitor), await listOf(bea)]).toEqual([[], []]);
    const rows = await server.sql('SELECT status FROM meetings WHERE event_id = $1', [event.id]);
    expect(rows).toEqual([{ status: 'ACTIVE' }]);
  });

  it('is not for those who left the team', async () => {
    const { id } = await ask();
    await server.sql('UPDATE attendees SET company_id = NULL WHERE id = $1', [ali.id]);
    expect(await listOf(ali)).toEqual([]);
    expect(await refused(ali, 'acceptCompanyRequest', { requestId: id })).toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

it('changes reach the sender and the team', async () => {
  const changes = 'subscription ($id: ID!) { companyRequestChanged(eventId: $id) { requestId } }';
  const feeds = await Promise.all(
    [visitor, ali, bea].map(({ token }) => subscribe(server.url, token, changes, { id: event.id })),
  );
  const next = () => Promise.all(feeds.map(async (feed) => (await feed.next()).data));
  const { id } = await ask();
  const change = { companyRequestChanged: { requestId: id } };
  expect(await next()).toEqual([change, change, change]);
  await done(bea, 'acceptCompanyRequest', { requestId: id });
  expect(await next()).toEqual([change, change, change]);
  await Promise.all(feeds.map((feed) => feed.close()));
});
