import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../server/src/core/db/ids';
import { Role } from '../../server/src/core/auth/roles';
import { expectError, expectOk, graphql } from '../support/client';
import {
  buildAttendee,
  buildCompany,
  buildEvent,
  buildMember,
  signInAs,
  type BuiltEvent,
} from '../support/factories';
import { during } from '../support/during';
import { buildGroups, putInGroups } from '../support/groups';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { statementsOf } from '../support/statements';

const GROUP = 'id name isEveryoneElse isConditional memberCount updatedAt';
const CREATE = `mutation ($input: CreateAttendeeGroupInput!) { it: createAttendeeGroup(input: $input) { group { ${GROUP} } } }`;
const UPDATE = `mutation ($input: UpdateAttendeeGroupInput!) { it: updateAttendeeGroup(input: $input) { group { ${GROUP} } } }`;
const DELETE = `mutation ($input: DeleteAttendeeGroupInput!) { it: deleteAttendeeGroup(input: $input) { group { ${GROUP} } } }`;
const MEMBERS = `mutation ($input: SetGroupMembersInput!) { it: setGroupMembers(input: $input) { added removed group { memberCount } } }`;
const RULES =
  'mutation ($input: UpdateGroupRulesInput!) { it: updateGroupRules(input: $input) { groupRules { updatedAt rules { fromId toId see meet write } } } }';
const LIST = `query ($eventId: ID!) { it: attendeeGroups(eventId: $eventId) { ${GROUP} } }`;
const NAMES = 'query ($id: ID!) { it: attendee(id: $id) { groups { name } } }';

interface Group {
  id: string;
  name: string;
  isEveryoneElse: boolean;
  isConditional: boolean;
  memberCount: number;
  updatedAt: string;
}

let server: TestServer;
let manager: string;

beforeAll(async () => {
  server = await sharedServer();
  manager = await signInAs(server, Role.MANAGER);
});
afterAll(() => server.close());

const run = <Data>(document: string, variables: Record<string, unknown>, token: string = manager) =>
  graphql<Data>(server.url, document, variables, token);
const change = <Data = { it: { group: Group } }>(document: string, input: Record<string, unknown>) =>
  run<Data>(document, { input });
const create = async (event: BuiltEvent, input: object): Promise<Group> =>
  (await expectOk(change(CREATE, { eventId: event.id, ...input }))).it.group;
const countsOf = async (event: BuiltEvent): Promise<Record<string, number>> => {
  const { it: groups } = await expectOk(run<{ it: Group[] }>(LIST, { eventId: event.id }));
  return Object.fromEntries(groups.map(({ name, memberCount }) => [name, memberCount]));
};
const groupsOf = async (id: string, token = manager): Promise<string[]> =>
  (await expectOk(run<{ it: { groups: { name: string }[] } }>(NAMES, { id }, token))).it.groups.map(
    ({ name }) => name,
  );
const reasonOf = async (answer: ReturnType<typeof run>) => (await expectError(answer)).extensions['reason'];

describe('groups', () => {
  it('begin with everyone else, who is who is in none', async () => {
    const event = await buildEvent(server);
    const [one, two] = [
      await buildAttendee(server, { eventId: event.id }),
      await buildAttendee(server, { eventId: event.id }),
    ];
    const gold = await create(event, { name: 'Gold' });
    expect(await countsOf(event)).toEqual({ Gold: 0, '': 2 });
    const put = await change<object>(MEMBERS, { groupId: gold.id, addIds: [one.id, two.id] });
    expect(put).toEqual({ data: { it: { added: 2, removed: 0, group: { memberCount: 2 } } } });
    const taken = await change<object>(MEMBERS, { groupId: gold.id, addIds: [one.id], removeIds: [two.id] });
    expect(taken).toEqual({ data: { it: { added: 0, removed: 1, group: { memberCount: 1 } } } });
    expect(await countsOf(event)).toEqual({ Gold: 1, '': 1 });
    await expectOk(change(DELETE, { groupId: gold.id }));
    expect(await countsOf(event)).toEqual({ '': 2 });
    expect(await groupsOf(one.id)).toEqual([]);
  });

  it('are refused by name where they cannot be', async () => {
    const [event, other] = [await buildEvent(server), await buildEvent(server)];
    const gold = await create(event, { name: 'Gold' });
    const stranger = await buildAttendee(server, { eventId: other.id });
    const speakers = await create(event, { name: 'Speakers', categories: ['SPEAKER'] });
    expect(await reasonOf(change(CREATE, { eventId: event.id, name: 'góld' }))).toBe('DUPLICATE');
    expect(
      await reasonOf(change(UPDATE, { groupId: gold.id, name: 'Iron', expectedUpdatedAt: new Date(0) })),
    ).toBe('STALE_EDIT');
    expect(await reasonOf(change(MEMBERS, { groupId: speakers.id, addIds: [] }))).toBe('CONDITIONAL_GROUP');
    const foreign = await expectError(change(MEMBERS, { groupId: gold.id, addIds: [stranger.id] }));
    expect(foreign.extensions.code).toBe('NOT_FOUND');
    await server.sql(
      `INSERT INTO attendee_groups (id, event_id, bit, name) SELECT gen_random_uuid(), $1, bit, 'More ' || bit FROM generate_series(3, 50) AS bit`,
      [event.id],
    );
    expect(await reasonOf(change(CREATE, { eventId: event.id, name: 'One more' }))).toBe('TOO_MANY');
  });

  it('with a condition follow what it looks at, in the same transaction', async () => {
    const event = await buildEvent(server);
    const here = { eventId: event.id };
    const gold = await buildCompany(server, { ...here, kind: 'SPONSOR', tier: 'Gold' });
    const plain = await buildCompany(server, { ...here, kind: 'EXHIBITOR' });
    const one = await buildAttendee(server, { ...here, companyId: gold.id });
    await create(event, { name: 'Gold partners', companyKinds: ['SPONSOR'], companyTiers: ['gold'] });
    expect(await countsOf(event)).toEqual({ 'Gold partners': 1, '': 0 });
    const two = await buildAttendee(server, { ...here, companyId: gold.id });
    expect(await groupsOf(two.id)).toEqual(['Gold partners']);
    await server.sql('UPDATE attendees SET company_id = $2 WHERE id = $1', [one.id, plain.id]);
    expect(await groupsOf(one.id)).toEqual([]);
    await server.sql(`UPDATE companies SET kind = 'SPONSOR', tier = 'GOLD' WHERE id = $1`, [plain.id]);
    expect(await countsOf(event)).toEqual({ 'Gold partners': 2, '': 0 });
    await server.sql('DELETE FROM companies WHERE id = $1', [plain.id]);
    expect(await countsOf(event)).toEqual({ 'Gold partners': 1, '': 1 });
  });

  it('get back the members whom a condition replaced where the edit is undone, and else keep those who met it', async () => {
    const event = await buildEvent(server);
    const here = { eventId: event.id };
    const [one, two, speaker] = [
      await buildAttendee(server, here),
      await buildAttendee(server, { ...here, category: 'SPEAKER' }),
      await buildAttendee(server, { ...here, category: 'SPEAKER' }),
    ];
    const gold = await create(event, { name: 'Gold' });
    await expectOk(change(MEMBERS, { groupId: gold.id, addIds: [one.id, two.id] }));
    const edit = async (input: object) => expectOk(change(UPDATE, { groupId: gold.id, ...input }));
    const members = async () =>
      (await Promise.all([one, two, speaker].map(({ id }) => groupsOf(id)))).map(({ length }) => length);
    await edit({ categories: ['SPEAKER'] });
    expect(await members()).toEqual([0, 1, 1]);
    await edit({ name: 'Golden' });
    await edit({ categories: [], restoreMembers: true });
    expect(await members()).toEqual([1, 1, 0]);
    await edit({ categories: ['SPEAKER'] });
    await edit({ categories: null });
    expect(await members()).toEqual([0, 1, 1]);
  });

  it('are shown on cards where they are to be, and to staff in any case', async () => {
    const event = await buildEvent(server);
    const one = await buildMember(server, { eventId: event.id });
    await buildGroups(server, event.id, [{}, { name: 'Gold', shown: true }, { name: 'Watched' }]);
    await putInGroups(server, one.id, 1, 2);
    expect(await groupsOf(one.id)).toEqual(['Gold', 'Watched']);
    expect(await groupsOf(one.id, one.token)).toEqual(['Gold']);
  });

  it('go with a copy of the event, without their members', async () => {
    const event = await buildEvent(server);
    const one = await buildAttendee(server, { eventId: event.id });
    const gold = await create(event, { name: 'Gold' });
    await expectOk(change(MEMBERS, { groupId: gold.id, addIds: [one.id] }));
    const { it: copy } = await expectOk(
      change<{ it: { event: BuiltEvent } }>(
        'mutation ($input: DuplicateEventInput!) { it: duplicateEvent(input: $input) { event { id } } }',
        { eventId: event.id },
      ),
    );
    expect(await countsOf(copy.event)).toEqual({ Gold: 0, '': 0 });
  });

  it('of many attendees are read by as many statements as those of one', async () => {
    const event = await buildEvent(server);
    const people = [];
    for (let at = 0; at < 3; at += 1) people.push(await buildAttendee(server, { eventId: event.id }));
    await buildGroups(server, event.id, [{}, { name: 'Gold' }]);
    for (const { id } of people) await putInGroups(server, id, 1);
    const ask = (first: number) => () =>
      expectOk(
        run(
          'query ($eventId: ID!, $first: Int!) { it: attendees(eventId: $eventId, first: $first) { nodes { groups { name } } } }',
          { eventId: event.id, first },
        ),
      );
    expect((await statementsOf(ask(3))).length).toBe((await statementsOf(ask(1))).length);
  });
});

it('whatever changes the groups of an attendee fires each trigger that looks at them', async () => {
  // A trigger fires for the columns of the statement, not for those that another trigger changes.
  const columnsOf = `ARRAY(SELECT a.attname::text FROM pg_attribute a WHERE a.attrelid = t.tgrelid AND a.attnum = ANY (t.tgattr) ORDER BY 1)`;
  const triggers = await server.sql<{ tgname: string; columns: string[] }>(
    `SELECT t.tgname, ${columnsOf} AS columns FROM pg_trigger t WHERE t.tgrelid = 'attendees'::regclass AND NOT t.tgisinternal`,
  );
  const changing = triggers.find(({ tgname }) => tgname === 'attendees_group')?.columns ?? [];
  const looking = triggers.filter(({ columns }) => columns.includes('groups'));
  const deaf = looking.filter(({ columns }) =>
    changing.some((column) => !columns.includes(column) && column !== 'event_id'),
  );
  expect(looking.map(({ tgname }) => tgname).toSorted()).toEqual([
    'attendee_counts_moved',
    'attendees_group',
    'attendees_publish_access',
  ]);
  expect(deaf.map(({ tgname }) => tgname)).toEqual([]);
});

describe('rules', () => {
  it('are replaced as a whole, name what is closed, and can be undone', async () => {
    const event = await buildEvent(server);
    const gold = await create(event, { name: 'Gold' });
    const { it: groups } = await expectOk(run<{ it: Group[] }>(LIST, { eventId: event.id }));
    const rest = groups.find(({ isEveryoneElse }) => isEveryoneElse)?.id ?? '';
    const closed = { fromId: rest, toId: gold.id, see: true, meet: false, write: false };
    const open = { see: true, meet: true, write: true };
    const expected = [
      { fromId: gold.id, toId: gold.id, ...open },
      { fromId: gold.id, toId: rest, ...open },
      closed,
      { fromId: rest, toId: rest, ...open },
    ];
    type Rules = { groupRules: { updatedAt: string; rules: object[] } };
    const { it: saved } = await expectOk(
      change<{ it: Rules }>(RULES, { eventId: event.id, rules: [closed] }),
    );
    expect(saved.groupRules.rules).toEqual(expected);
    const { updatedAt } = saved.groupRules;
    expect(
      await reasonOf(change(RULES, { eventId: event.id, rules: [], expectedUpdatedAt: gold.updatedAt })),
    ).toBe('STALE_EDIT');
    const { it: undone } = await expectOk(
      change<{ it: Rules }>(RULES, { eventId: event.id, rules: [], expectedUpdatedAt: updatedAt }),
    );
    expect(undone.groupRules.rules).toEqual(expected.map((rule) => ({ ...rule, ...open })));
    const unknown = await expectError(
      change(RULES, { eventId: event.id, rules: [{ ...closed, toId: newId() }] }),
    );
    expect(unknown.extensions.code).toBe('NOT_FOUND');
  });
});

/** A statement with its values. */
type Step = [text: string, values: string[]];

describe('while another transaction is open', () => {
  const sponsored = async () => {
    const event = await buildEvent(server);
    const company = await buildCompany(server, { eventId: event.id, kind: 'SPONSOR' });
    const attendee = await buildAttendee(server, { eventId: event.id });
    return { event, company, attendee };
  };
  const bitsOf = async ({ id }: BuiltEvent) =>
    (await server.sql<{ groups: string }>('SELECT groups FROM attendees WHERE event_id = $1', [id])).map(
      ({ groups }) => groups,
    );
  const joining = ({ company, attendee }: Awaited<ReturnType<typeof sponsored>>): Step => [
    'UPDATE attendees SET company_id = $2 WHERE id = $1',
    [attendee.id, company.id],
  ];
  const raising = ({ company }: Awaited<ReturnType<typeof sponsored>>): Step => [
    `UPDATE companies SET tier = 'Gold' WHERE id = $1`,
    [company.id],
  ];
  const grouping = ({ event }: Awaited<ReturnType<typeof sponsored>>): Step => [
    `INSERT INTO attendee_groups (id, event_id, bit, name, company_kinds) VALUES (gen_random_uuid(), $1, 1, 'Sponsors', '{SPONSOR}')`,
    [event.id],
  ];

  it.each([
    ['an attendee joins a company before its kind has a group', joining, grouping],
    ['a kind has a group before an attendee joins', grouping, joining],
  ] as const)('the condition holds: %s', async (_name, first, second) => {
    const there = await sponsored();
    await during(
      server,
      (open) => open.query(...first(there)),
      () => server.sql(...second(there)),
    );
    expect(await bitsOf(there.event)).toEqual(['2']);
  });

  it.each([
    ['an attendee joins a company before its tier rises', joining, raising],
    ['a tier rises before an attendee joins', raising, joining],
  ] as const)('the condition holds: %s', async (_name, first, second) => {
    const there = await sponsored();
    await buildGroups(server, there.event.id, [{}, { companyTiers: ['Gold'] }]);
    await during(
      server,
      (open) => open.query(...first(there)),
      () => server.sql(...second(there)),
    );
    expect(await bitsOf(there.event)).toEqual(['2']);
  });
});
