import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../../server/src/core/auth/roles';
import { newId } from '../../server/src/core/db/ids';
import { expectError, expectOk, graphql } from '../support/client';
import { buildAttendee, buildEvent, buildMember, buildUser, signIn, signInAs } from '../support/factories';
import { fieldNamed, setFields } from '../support/fields';
import { buildGroups, putInGroups } from '../support/groups';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { statementsOf } from '../support/statements';

const ANSWERS = 'answers { key kind values text }';
const READ = `query ($id: ID!) { it: attendee(id: $id) { ${ANSWERS} } }`;
const UPDATE = `mutation ($input: UpdateProfileInput!) { it: updateProfile(input: $input) { attendee { id ${ANSWERS} } } }`;
const JOIN = `mutation ($input: JoinEventInput!) { it: joinEvent(input: $input) { attendee { id status ${ANSWERS} } } }`;
const REGISTER = `mutation ($input: RegisterInput!) { it: register(input: $input) { accessToken attendee { id status ${ANSWERS} } } }`;
const CREATE = `mutation ($input: CreateAttendeeInput!) { it: createAttendee(input: $input) { attendee { id ${ANSWERS} } } }`;
const EDIT = `mutation ($input: UpdateAttendeeInput!) { it: updateAttendee(input: $input) { attendee { id ${ANSWERS} } } }`;

interface Answered {
  id: string;
  status?: string;
  answers: { key: string; values: string[]; text: string }[];
}

let server: TestServer;
let manager: string;

beforeAll(async () => {
  server = await sharedServer();
  manager = await signInAs(server, Role.MANAGER);
});
afterAll(() => server.close());

const run = <Data = { it: { attendee: Answered; accessToken: string } }>(
  document: string,
  variables: Record<string, unknown>,
  token?: string,
) => graphql<Data>(server.url, document, variables, token);
const change = (document: string, input: object, token?: string) => run(document, { input }, token);
const pathsOf = async (answer: ReturnType<typeof change>) =>
  ((await expectError(answer)).extensions['fields'] as { path: string }[]).map(({ path }) => path);
const keysOf = ({ answers }: Answered): string[] => answers.map(({ key }) => key);

const PERSON = {
  firstName: 'Ada',
  lastName: 'King',
  jobTitle: 'Analyst',
  organization: 'Engines',
  country: 'GB',
};

/** An open event that asks for a company, of those with one for a number, and for a diet. */
const asking = async () => {
  const event = await buildEvent(server, { registration: 'OPEN' });
  const ids = await setFields(server, manager, event.id, [
    fieldNamed('company', 'YES_NO', { required: true, audience: 'EVERYBODY' }),
    fieldNamed('vat', 'TEXT', { required: true, conditionKey: 'company', conditionAnswers: ['true'] }),
    fieldNamed('diet', 'SEVERAL_OF', { choices: ['vegan', 'halal'] }),
  ]);
  const answersTo = (answers: Record<string, string[]>) =>
    Object.entries(answers).map(([key, values]) => ({ fieldId: ids[key], values }));
  return { event, ids, answersTo };
};

describe('answers to the fields of an event', () => {
  it('are asked of those who join, with all errors at once', async () => {
    const { event, answersTo } = await asking();
    const user = await buildUser(server);
    const token = await signIn(server, user);
    const join = (answers: object[]) => change(JOIN, { eventId: event.id, ...PERSON, answers }, token);
    expect(await pathsOf(join([]))).toEqual(['input.answers.company']);
    const wrong = join([
      ...answersTo({ company: ['true'], diet: ['pork'] }),
      { fieldId: newId(), values: ['x'] },
    ]);
    expect(await pathsOf(wrong)).toEqual([
      'input.answers.diet',
      'input.answers.2.fieldId',
      'input.answers.vat',
    ]);
    const { it: joined } = await expectOk(
      join(answersTo({ company: ['true'], vat: ['DE1'], diet: ['halal', 'vegan'] })),
    );
    expect(joined.attendee).toMatchObject({
      status: 'CONFIRMED',
      answers: [
        { key: 'company', kind: 'YES_NO', values: ['true'], text: 'Yes' },
        { key: 'vat', values: ['DE1'], text: 'DE1' },
        { key: 'diet', values: ['vegan', 'halal'], text: 'The vegan; The halal' },
      ],
    });
    const { it: changed } = await expectOk(
      change(UPDATE, { eventId: event.id, answers: answersTo({ company: ['false'] }) }, token),
    );
    expect(keysOf(changed.attendee)).toEqual(['company', 'diet']);
    const hidden = change(UPDATE, { eventId: event.id, answers: answersTo({ vat: ['DE2'] }) }, token);
    expect(await pathsOf(hidden)).toEqual(['input.answers.vat']);
  });

  it('leave the profile of a person who registers INVITED until every required field is answered', async () => {
    const { event, answersTo } = await asking();
    const register = (answers: object[]) =>
      change(REGISTER, {
        eventId: event.id,
        email: `${newId()}@example.org`,
        password: 'a long enough passphrase',
        ...PERSON,
        answers,
      });
    const { it: half } = await expectOk(register(answersTo({ diet: ['vegan'] })));
    expect([half.attendee.status, keysOf(half.attendee)]).toEqual(['INVITED', ['diet']]);
    const { it: whole } = await expectOk(register(answersTo({ company: ['false'] })));
    expect(whole.attendee.status).toBe('CONFIRMED');
    const rest = answersTo({ company: ['false'] });
    const { it: joined } = await expectOk(
      change(JOIN, { eventId: event.id, answers: rest }, half.accessToken),
    );
    expect([joined.attendee.status, keysOf(joined.attendee)]).toEqual(['CONFIRMED', ['company', 'diet']]);
  });

  it('are written by staff too, who need not have all, and the log tells', async () => {
    const { event, ids, answersTo } = await asking();
    const create = (answers: object[]) =>
      change(
        CREATE,
        { eventId: event.id, email: `${newId()}@example.org`, firstName: 'Ada', lastName: '', answers },
        manager,
      );
    const { it: created } = await expectOk(create(answersTo({ company: ['true'] })));
    expect(keysOf(created.attendee)).toEqual(['company']);
    expect(await pathsOf(create(answersTo({ company: ['maybe'] })))).toEqual(['input.answers.company']);
    const edit = (answers: Record<string, string[]>) =>
      expectOk(change(EDIT, { attendeeId: created.attendee.id, answers: answersTo(answers) }, manager));
    expect(keysOf((await edit({ vat: ['DE1'] })).it.attendee)).toEqual(['company', 'vat']);
    await edit({ vat: ['DE1'] });
    expect(keysOf((await edit({ company: [] })).it.attendee)).toEqual([]);
    const log = await server.sql(
      `SELECT before, after FROM audit_entries WHERE subject_id = $1 AND action = 'attendee.update' ORDER BY id`,
      [created.attendee.id],
    );
    const [company, both] = [
      { [ids['company']!]: ['true'] },
      { [ids['company']!]: ['true'], [ids['vat']!]: ['DE1'] },
    ];
    expect(log).toEqual([
      { before: { answers: company }, after: { answers: both } },
      { before: { answers: both }, after: { answers: {} } },
    ]);
  });
});

describe('answers that were given', () => {
  it('are seen by the person and staff, and by others as far as the field is for them', async () => {
    const event = await buildEvent(server);
    const [, gold] = await buildGroups(server, event.id, [{}, { name: 'Gold' }]);
    const ids = await setFields(server, manager, event.id, [
      fieldNamed('secret'),
      fieldNamed('shared', 'TEXT', { audience: 'GROUPS', groupIds: [gold] }),
      fieldNamed('open', 'TEXT', { audience: 'EVERYBODY' }),
    ]);
    const people = [];
    for (let at = 0; at < 3; at += 1) people.push(await buildMember(server, { eventId: event.id }));
    const [one, other, member] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]];
    await putInGroups(server, member.id, 1);
    const answers = Object.fromEntries(Object.values(ids).map((id) => [id, ['x']]));
    await server.sql('UPDATE attendees SET answers = $2 WHERE event_id = $1', [
      event.id,
      JSON.stringify(answers),
    ]);
    const seenBy = async (token: string) =>
      keysOf((await expectOk(run<{ it: Answered }>(READ, { id: one.id }, token))).it);
    expect(await seenBy(manager)).toEqual(['secret', 'shared', 'open']);
    expect(await seenBy(one.token)).toEqual(['secret', 'shared', 'open']);
    expect(await seenBy(other.token)).toEqual(['open']);
    expect(await seenBy(member.token)).toEqual(['shared', 'open']);
    const list = (first: number) => () =>
      expectOk(
        run(
          `query ($id: ID!, $first: Int!) { attendees(eventId: $id, first: $first) { nodes { ${ANSWERS} } } }`,
          { id: event.id, first },
          member.token,
        ),
      );
    expect((await statementsOf(list(3))).length).toBe((await statementsOf(list(1))).length);
  });

  it('filter lists for staff, and fill columns of the report', async () => {
    const event = await buildEvent(server);
    const ids = await setFields(server, manager, event.id, [
      fieldNamed('diet', 'SEVERAL_OF', { choices: ['vegan', 'halal', 'nuts'] }),
      fieldNamed('budget', 'NUMBER'),
      fieldNamed('email', 'YES_NO'),
    ]);
    const people = [
      { diet: ['vegan', 'nuts'], budget: ['1500.5'] },
      { diet: ['halal'], email: ['true'] },
      { diet: ['vegan'] },
      {},
    ];
    const members = [];
    for (const [at, answers] of people.entries()) {
      const member = await buildMember(server, { eventId: event.id, firstName: `P${at}`, lastName: 'A' });
      const byId = Object.entries(answers).map(([key, values]) => [ids[key], values]);
      await server.sql('UPDATE attendees SET answers = $2 WHERE id = $1', [
        member.id,
        JSON.stringify(Object.fromEntries(byId)),
      ]);
      members.push(member);
    }
    const found = (answers: object[], token: string) =>
      run<{ it: { totalCount: number; nodes: { firstName: string }[] } }>(
        `query ($id: ID!, $answers: [AnswersFilter!]) { it: attendees(eventId: $id, first: 100, filter: { answers: $answers }) { totalCount nodes { firstName } } }`,
        { id: event.id, answers },
        token,
      );
    const namesOf = async (...answers: object[]) => {
      const { it: list } = await expectOk(found(answers, manager));
      expect(list.totalCount).toBe(list.nodes.length);
      return list.nodes.map(({ firstName }) => firstName).join();
    };
    expect(await namesOf({ fieldId: ids['diet'], values: ['vegan'] })).toBe('P0,P2');
    expect(await namesOf({ fieldId: ids['diet'], values: ['nuts', 'halal'] })).toBe('P0,P1');
    expect(
      await namesOf(
        { fieldId: ids['diet'], values: ['vegan'] },
        { fieldId: ids['budget'], values: ['1500.5'] },
      ),
    ).toBe('P0');
    expect(await namesOf({ fieldId: 'none', values: ['vegan'] })).toBe('');
    expect(await namesOf({ fieldId: ids['diet'], values: [] })).toBe('');
    const refused = await expectError(
      found([{ fieldId: ids['diet'], values: ['vegan'] }], members[0]!.token),
    );
    expect(refused.extensions.code).toBe('FORBIDDEN');
    const { it: report } = await expectOk(
      run<{
        it: { columns: { name: string; title: string; kind: string }[]; nodes: { cells: unknown[] }[] };
      }>(
        `query ($id: ID!) { it: report(eventId: $id, type: ATTENDEES, columns: { names: ["first_name", "answer_diet", "answer_budget", "answer_email"] }) {
          columns { name title kind } nodes { cells } } }`,
        { id: event.id },
        manager,
      ),
    );
    expect(report.columns.map(({ title, kind }) => `${title} ${kind}`)).toEqual([
      'First name TEXT',
      'What about diet? TEXT',
      'What about budget? NUMBER',
      'What about email? BOOLEAN',
    ]);
    expect(report.nodes.map(({ cells }) => cells)).toEqual([
      ['P0', 'The vegan; The nuts', 1500.5, null],
      ['P1', 'The halal', null, true],
      ['P2', 'The vegan', null, null],
      ['P3', null, null, null],
    ]);
  });
});

describe('answers in other programs', () => {
  it('come by /v1 too, by the keys of their fields', async () => {
    const event = await buildEvent(server);
    await setFields(server, manager, event.id, [
      fieldNamed('vat'),
      fieldNamed('diet', 'ONE_OF', { choices: ['a', 'b'] }),
    ]);
    const me = await buildMember(server, { eventId: event.id });
    const put = async (fields: object) => {
      const body = new FormData();
      body.set('event_id', event.id);
      body.set('fields', JSON.stringify(fields));
      const headers = { authorization: `Bearer ${me.token}` };
      const answer = await fetch(`${server.url}/v1/events/join/profile`, { method: 'PUT', headers, body });
      const { errors, profile } = (await answer.json()) as {
        errors?: { field: string }[];
        profile?: { fields: Record<string, string[]> };
      };
      return [answer.status, errors?.[0]?.field ?? profile?.fields];
    };
    const both = { vat: ['DE1'], diet: ['b'] };
    expect(await put({ vat: 'DE1', diet: ['b'] })).toEqual([200, both]);
    expect(await put({ diet: 'c' })).toEqual([400, 'fields.diet']);
    const own = await fetch(`${server.url}/v1/auth/event-profile/${event.id}`, {
      headers: { authorization: `Bearer ${me.token}` },
    });
    expect(((await own.json()) as { profile: { fields: object } }).profile.fields).toEqual(both);
    expect(await put({ ...both, vat: '' })).toEqual([200, { diet: ['b'] }]);
    expect(keysOf((await expectOk(run<{ it: Answered }>(READ, { id: me.id }, manager))).it)).toEqual([
      'diet',
    ]);
  });

  it('are in no answer to those who may not read the event', async () => {
    const { event, ids } = await asking();
    const { id } = await buildAttendee(server, { eventId: event.id });
    await server.sql('UPDATE attendees SET answers = $2 WHERE id = $1', [
      id,
      JSON.stringify({ [ids['company']!]: ['true'] }),
    ]);
    const stranger = await signIn(server, await buildUser(server));
    expect((await expectError(run(READ, { id }, stranger))).extensions.code).toBe('NOT_FOUND');
  });
});
