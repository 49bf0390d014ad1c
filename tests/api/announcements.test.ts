import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../server/src/core/db/ids';
import { Role } from '../../server/src/core/auth/roles';
import { buildApplicant } from '../support/applications';
import { codeOf, expectError, expectOk, graphql } from '../support/client';
import {
  buildAttendee,
  buildCompany,
  buildEvent,
  buildInterests,
  buildMeeting,
  buildMember,
  chooseInterest,
  insert,
  signInAs,
  type BuiltEvent,
  type BuiltMember,
} from '../support/factories';
import { buildGroups, putInGroups } from '../support/groups';
import { buildProgram, buildWish } from '../support/wishes';
import { startServer, type TestServer } from '../support/server';
import { statementsOf } from '../support/statements';

const FIELDS =
  'id title text status sendAt sentAt recipientCount updatedAt segment { status category } inPortal byMail';
const CREATE = `mutation ($input: CreateAnnouncementInput!) { done: createAnnouncement(input: $input) { it: announcement { ${FIELDS} } } }`;
const UPDATE = `mutation ($input: UpdateAnnouncementInput!) { done: updateAnnouncement(input: $input) { it: announcement { ${FIELDS} } } }`;
const SEND = `mutation ($input: SendAnnouncementInput!) { done: sendAnnouncement(input: $input) { it: announcement { ${FIELDS} } } }`;
const CANCEL = `mutation ($input: CancelAnnouncementInput!) { done: cancelAnnouncement(input: $input) { it: announcement { ${FIELDS} } } }`;
const DELETE = `mutation ($input: DeleteAnnouncementInput!) { done: deleteAnnouncement(input: $input) { it: announcement { ${FIELDS} } } }`;
const LIST = `query ($eventId: ID!, $status: AnnouncementStatus, $search: String) {
  announcements(eventId: $eventId, status: $status, search: $search) { totalCount nodes { id title reach { read mailed reached } } } }`;
const AUDIENCE = `query ($eventId: ID!, $segment: AnnouncementSegmentInput!) {
  announcementAudience(eventId: $eventId, segment: $segment) { people inPortal byMail } }`;

interface Announcement {
  id: string;
  title: string;
  status: string;
  sendAt: string | null;
  updatedAt: string;
}
interface Done {
  done: { it: Announcement };
}

let server: TestServer;
let manager: string;
let event: BuiltEvent;

beforeAll(async () => {
  // Nothing is delivered here, so that states stay as they were made.
  server = await startServer({ jobs: false });
  manager = await signInAs(server, Role.MANAGER);
});
afterAll(() => server.close());
beforeEach(async () => {
  event = await buildEvent(server);
});

const TEXT = { title: 'Lunch', text: 'Lunch is in hall 2.', segment: {}, inPortal: true, byMail: false };
const run = (document: string, input: object, token = manager) =>
  graphql<Done>(server.url, document, { input }, token);
const draft = async (more: object = {}): Promise<Announcement> =>
  (await expectOk(run(CREATE, { eventId: event.id, ...TEXT, ...more }))).done.it;
const act = (document: string, { id }: { id: string }, more: object = {}) =>
  run(document, { announcementId: id, ...more });
const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();
const count = async (segment: object) => {
  const answer = graphql<{ announcementAudience: { people: number } }>(
    server.url,
    AUDIENCE,
    { eventId: event.id, segment },
    manager,
  );
  return (await expectOk(answer)).announcementAudience;
};
const list = async (more: object = {}) => {
  const answer = graphql<{ announcements: { totalCount: number; nodes: Announcement[] } }>(
    server.url,
    LIST,
    { eventId: event.id, ...more },
    manager,
  );
  return (await expectOk(answer)).announcements;
};

describe('a segment', () => {
  it('of the invited leaves out who has applied, whatever became of it', async () => {
    for (const stage of ['APPLIED', 'DECLINED', 'WITHDRAWN'] as const)
      await buildApplicant(server, { stage, eventId: event.id, firstName: stage, lastName: 'King' });
    expect((await count({ status: 'INVITED' })).people).toBe(0);
  });

  it('counts those for whom all of its conditions hold', async () => {
    const company = await buildCompany(server, { eventId: event.id, kind: 'STARTUP' });
    const { groupId, terms } = await buildInterests(server, event.id, { terms: ['Energy', 'Health'] });
    const here = { eventId: event.id };
    const founder = await buildAttendee(server, { ...here, companyId: company.id, country: 'PK' });
    const speaker = await buildAttendee(server, { ...here, category: 'SPEAKER', checkedInAt: new Date() });
    await buildAttendee(server, { ...here, status: 'INVITED' });
    await buildApplicant(server, { ...here, stage: 'APPLIED', firstName: 'Amal', lastName: 'Noor' });
    const third = await buildAttendee(server, { ...here, country: 'DE' });
    await buildAttendee(server);
    await chooseInterest(server, founder.id, groupId, terms['Energy'] ?? '');
    await buildMeeting(server, { event, senderId: founder.id, receiverId: speaker.id, status: 'ACTIVE' });
    for (const status of ['PENDING', 'REJECTED'] as const)
      await buildMeeting(server, { event, senderId: third.id, receiverId: founder.id, status });

    expect(await count({})).toEqual({ people: 3, inPortal: 3, byMail: 3 });
    expect(await count({ status: 'INVITED' })).toEqual({ people: 1, inPortal: 0, byMail: 1 });
    const people = async (segment: object) => (await count(segment)).people;
    expect(await people({ category: 'SPEAKER' })).toBe(1);
    expect(await people({ companyKinds: ['STARTUP', 'SPONSOR'] })).toBe(1);
    expect(await people({ companyKinds: ['SPONSOR'] })).toBe(0);
    expect([await people({ companyContacts: true }), await people({ companyContacts: false })]).toEqual([
      0, 3,
    ]);
    await server.sql('UPDATE attendees SET company_contact = true WHERE id = $1', [founder.id]);
    expect(await people({ companyContacts: true, companyKinds: ['STARTUP'] })).toBe(1);
    expect(await people({ companyContacts: true, companyKinds: ['SPONSOR'] })).toBe(0);
    expect(await people({ interests: ['Energy'] })).toBe(1);
    expect(await people({ interests: ['Health'] })).toBe(0);
    expect(await people({ countries: ['PK', 'DE'] })).toBe(2);
    expect(await people({ checkedIn: true })).toBe(1);
    expect(await people({ checkedIn: false })).toBe(2);
    expect(await people({ hasMeetings: true })).toBe(2);
    expect(await people({ hasMeetings: false })).toBe(1);
    expect(await people({ hasMeetings: true, countries: ['PK'] })).toBe(1);
  });

  it('counts those of the meeting program who wish for somebody, or for nobody yet', async () => {
    const groups = await buildGroups(server, event.id, [{}, { name: 'Buyers' }]);
    const [buyer, silent, refusing] = await Promise.all(
      [1, 2, 3].map(() => buildAttendee(server, { eventId: event.id })),
    );
    const other = await buildAttendee(server, { eventId: event.id });
    for (const one of [buyer, silent, refusing]) await putInGroups(server, one!.id, 1);
    await buildWish(server, buyer!.id, { toAttendeeId: other.id }, 'LIKE');
    await buildWish(server, refusing!.id, { toAttendeeId: other.id }, 'NO');
    const people = async (hasWishes: boolean) => (await count({ hasWishes })).people;
    expect([await people(true), await people(false)]).toEqual([0, 0]);
    await buildProgram(server, event.id, { groupIds: [groups[1]] });
    expect([await people(true), await people(false)]).toEqual([1, 2]);
  });

  it('is of groups, and of no person once they are deleted', async () => {
    const groups = await buildGroups(server, event.id, [{}, { name: 'Partners' }]);
    const { id } = await buildAttendee(server, { eventId: event.id });
    await buildAttendee(server, { eventId: event.id });
    await putInGroups(server, id, 1);
    const people = async (...groupIds: (string | undefined)[]) => (await count({ groupIds })).people;
    expect([await people(groups[1]), await people(...groups), await people()]).toEqual([1, 2, 2]);
    await server.sql('DELETE FROM attendee_groups WHERE id = $1', [groups[1]]);
    expect(await people(groups[1])).toBe(0);
  });

  it('has no place for people who were removed, and none for endless lists', async () => {
    const segments = [
      { status: 'REMOVED' },
      { interests: Array.from({ length: 51 }, (_none, index) => `T${index}`) },
      { countries: ['Atlantis'] },
    ];
    for (const segment of segments) {
      const answer = graphql(server.url, AUDIENCE, { eventId: event.id, segment }, manager);
      expect(codeOf(await answer)).toBe('BAD_USER_INPUT');
    }
  });

  it('counts those whose accounts work', async () => {
    const { userId } = await buildAttendee(server, { eventId: event.id });
    await server.sql('UPDATE users SET disabled_at = now() WHERE id = $1', [userId]);
    expect(await count({})).toEqual({ people: 0, inPortal: 0, byMail: 0 });
  });
});

describe('an announcement', () => {
  it('is a draft, is changed, sent at a time, moved and cancelled, and all of it is recorded', async () => {
    const { id, updatedAt } = await draft();
    const { done } = await expectOk(
      act(
        UPDATE,
        { id },
        { title: 'Late lunch', segment: { category: 'SPEAKER' }, expectedUpdatedAt: updatedAt },
      ),
    );
    expect(done.it).toMatchObject({
      title: 'Late lunch',
      status: 'DRAFT',
      segment: { status: 'CONFIRMED', category: 'SPEAKER' },
    });
    const [at, later] = [inHours(1), inHours(2)];
    const sent = async (sendAt: string) => (await expectOk(act(SEND, { id }, { sendAt }))).done.it;
    expect(await sent(at)).toMatchObject({ status: 'SCHEDULED', sendAt: at });
    expect(await sent(at)).toMatchObject({ status: 'SCHEDULED', sendAt: at });
    expect(await sent(later)).toMatchObject({ status: 'SCHEDULED', sendAt: later });
    expect((await expectOk(act(CANCEL, { id }))).done.it.status).toBe('CANCELLED');
    expect((await expectOk(act(CANCEL, { id }))).done.it.status).toBe('CANCELLED');
    await expectOk(act(DELETE, { id }));
    const log = await server.sql<{ action: string }>(
      'SELECT action FROM audit_entries WHERE subject_id = $1 ORDER BY created_at, id',
      [id],
    );
    expect(log.map(({ action }) => action)).toEqual(
      ['create', 'update', 'send', 'send', 'cancel', 'delete'].map((verb) => `announcement.${verb}`),
    );
  });

  it('that is out can be neither changed nor cancelled nor deleted', async () => {
    await buildAttendee(server, { eventId: event.id });
    const made = await draft();
    expect((await expectOk(act(SEND, made))).done.it.status).toBe('SENDING');
    expect((await expectOk(act(SEND, made))).done.it.status).toBe('SENDING');
    for (const [document, more] of [
      [UPDATE, { title: 'Other' }],
      [CANCEL, {}],
      [DELETE, {}],
      [SEND, { sendAt: inHours(1) }],
    ] as const) {
      const error = await expectError(act(document, made, more));
      expect(error.extensions).toMatchObject({ code: 'CONFLICT', reason: 'STATUS_CHANGED' });
    }
  });

  it('is not sent to nobody, of an event that nobody sees, or into the past', async () => {
    const empty = await draft();
    expect((await expectError(act(SEND, empty))).extensions).toMatchObject({ reason: 'NO_RECIPIENTS' });
    await buildAttendee(server, { eventId: event.id });
    for (const sendAt of [inHours(-1), inHours(24 * 400)])
      expect(codeOf(await act(SEND, empty, { sendAt }))).toBe('BAD_USER_INPUT');
    await server.sql(`UPDATE events SET status = 'DRAFT' WHERE id = $1`, [event.id]);
    expect((await expectError(act(SEND, empty))).extensions).toMatchObject({ reason: 'EVENT_NOT_PUBLISHED' });
  });

  it('is refused where it says nothing, too much, or goes nowhere', async () => {
    const refused = [
      { title: ' ' },
      { title: 'x'.repeat(121) },
      { title: 'two\nlines' },
      { text: '' },
      { text: 'x'.repeat(2_001) },
      { inPortal: false, byMail: false },
    ];
    for (const more of refused)
      expect(codeOf(await run(CREATE, { eventId: event.id, ...TEXT, ...more }))).toBe('BAD_USER_INPUT');
    const made = await draft();
    expect(codeOf(await act(UPDATE, made, { inPortal: false }))).toBe('BAD_USER_INPUT');
    expect(codeOf(await act(UPDATE, made, { title: null }))).toBe('BAD_USER_INPUT');
    expect(await list()).toMatchObject({ totalCount: 1 });
  });

  it('is the same version after a change that changes nothing', async () => {
    const segment = { status: 'CONFIRMED', category: 'SPEAKER', checkedIn: true, hasMeetings: false };
    const made = await draft({ segment });
    const { it: same } = (await expectOk(act(UPDATE, made, { segment, title: made.title }))).done;
    expect(same.updatedAt).toBe(made.updatedAt);
  });

  it('that somebody else has changed meanwhile is not overwritten', async () => {
    const made = await draft();
    await expectOk(act(UPDATE, made, { title: 'Theirs', expectedUpdatedAt: made.updatedAt }));
    const error = await expectError(act(UPDATE, made, { title: 'Mine', expectedUpdatedAt: made.updatedAt }));
    expect(error.extensions).toMatchObject({ code: 'CONFLICT', reason: 'STALE_EDIT' });
  });

  it('goes out ten times an hour at most', async () => {
    await buildAttendee(server, { eventId: event.id });
    const drafts = await Promise.all(Array.from({ length: 11 }, () => draft()));
    const codes: string[] = [];
    for (const each of drafts) codes.push(codeOf(await act(SEND, each)));
    expect(codes).toEqual([...Array<string>(10).fill('OK'), 'RATE_LIMITED']);
  });

  it('sent by many at once is sent once', async () => {
    await buildAttendee(server, { eventId: event.id });
    const made = await draft();
    const answers = await Promise.all(Array.from({ length: 8 }, () => act(SEND, made)));
    expect(answers.map(codeOf)).toEqual(Array(8).fill('OK'));
    const jobs = await server.sql(`SELECT 1 FROM pgboss.job WHERE data->>'announcementId' = $1`, [made.id]);
    expect(jobs).toHaveLength(1);
  });
});

describe('the list', () => {
  it('is filtered by state and words', async () => {
    await draft({ title: 'Buses leave at six' });
    const lunch = await draft({ title: 'Café', text: 'Open now' });
    await expectOk(act(SEND, lunch, { sendAt: inHours(3) }));
    expect((await list()).nodes.map(({ title }) => title)).toEqual(['Café', 'Buses leave at six']);
    expect((await list({ status: 'SCHEDULED' })).nodes.map(({ id }) => id)).toEqual([lunch.id]);
    expect((await list({ search: 'cafe open' })).nodes.map(({ id }) => id)).toEqual([lunch.id]);
    expect(await list({ search: '100%' })).toEqual({ totalCount: 0, nodes: [] });
  });

  it('of one and of three costs the same number of statements', async () => {
    const costs: number[] = [];
    for (const size of [1, 3]) {
      event = await buildEvent(server);
      for (let made = 0; made < size; made += 1) await draft();
      costs.push((await statementsOf(() => list())).length);
    }
    expect(costs[1]).toBe(costs[0]);
  });
});

it('the reach of each announcement counts its own recipients, by what reached them', async () => {
  const people: BuiltMember[] = [];
  for (let index = 0; index < 4; index += 1) people.push(await buildMember(server, { eventId: event.id }));
  const announce = async (title: string, reached: { read?: boolean; mailed?: boolean }[]) => {
    const { id } = await draft({ title, byMail: true });
    for (const [index, { read, mailed }] of reached.entries()) {
      const attendeeId = people[index]?.id;
      const mailedAt = mailed ? new Date() : null;
      await insert(server, 'announcement_recipients', { announcementId: id, attendeeId, mailedAt });
      const readAt = read ? new Date() : null;
      const notification = { id: newId(), attendeeId, announcementId: id, kind: 'ANNOUNCEMENT', text: title };
      await insert(server, 'notifications', { ...notification, readAt });
    }
  };
  await announce('First', [{ read: true, mailed: true }, { mailed: true }, { read: true }, {}]);
  await announce('Second', [{ mailed: true }, {}]);
  await announce('Third', []);
  const { nodes } = await list();
  expect(nodes.map(({ title, ...more }) => [title, (more as unknown as { reach: object }).reach])).toEqual([
    ['Third', { read: 0, mailed: 0, reached: 0 }],
    ['Second', { read: 0, mailed: 1, reached: 1 }],
    ['First', { read: 2, mailed: 2, reached: 3 }],
  ]);
});
