import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../server/src/core/db/ids';
import { Role } from '../../server/src/core/auth/roles';
import { expectError, expectOk, graphql, type Answer } from '../support/client';
import {
  buildAttendee,
  buildCompany,
  buildEvent,
  buildMember,
  buildPod,
  signInAs,
  type BuiltEvent,
} from '../support/factories';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { statementsOf } from '../support/statements';

const FIELDS = `id eventId kind name tagline description logo cover website email phone country city sectors tier stand
  teamSize assignedAttendees viewerCanEdit team { id } pods { id }`;
const CREATE = `mutation ($input: CreateCompanyInput!) { createCompany(input: $input) { company { ${FIELDS} } } }`;
const UPDATE = `mutation ($input: UpdateCompanyInput!) { updateCompany(input: $input) { company { ${FIELDS} updatedAt } } }`;
const DELETE = `mutation ($input: DeleteCompanyInput!) { deleteCompany(input: $input) { company { id name } releasedAttendees releasedPods } }`;
const LIST = `query ($eventId: ID!, $filter: CompanyFilter, $first: Int = 20, $after: String) {
  companies(eventId: $eventId, filter: $filter, first: $first, after: $after) {
    totalCount nodes { name } pageInfo { hasNextPage endCursor }
  }
}`;

interface CompanyData {
  id: string;
  name: string;
  sectors: string[];
  updatedAt: string;
}
interface ListData {
  companies: {
    totalCount: number;
    nodes: CompanyData[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
}

let server: TestServer;
let manager: string;
let event: BuiltEvent;

beforeAll(async () => {
  server = await sharedServer();
  manager = await signInAs(server, Role.MANAGER);
});
afterAll(() => server.close());
beforeEach(async () => {
  event = await buildEvent(server);
});

const run = <Data>(document: string, input: object, token = manager) =>
  graphql<Data>(server.url, document, { input }, token);
const create = async (input: object) => {
  const whole = { eventId: event.id, kind: 'SPONSOR', ...input };
  return (await expectOk(run<{ createCompany: { company: CompanyData } }>(CREATE, whole))).createCompany
    .company;
};
const list = async (filter?: object, more: object = {}) =>
  (await expectOk(graphql<ListData>(server.url, LIST, { eventId: event.id, filter, ...more }, manager)))
    .companies;
const namesOf = async (filter?: object) => {
  const { totalCount, nodes } = await list(filter);
  expect(totalCount).toBe(nodes.length);
  return nodes.map(({ name }) => name);
};
const entriesOf = (subjectId: string) =>
  server.sql(
    'SELECT action, subject_name, before, after FROM audit_entries WHERE subject_id = $1 ORDER BY created_at, id',
    [subjectId],
  );
const pathsOf = async (answer: Promise<Answer>) => {
  const { extensions } = await expectError(answer);
  expect(extensions.code).toBe('BAD_USER_INPUT');
  return (extensions['fields'] as { path: string }[]).map(({ path }) => path).sort();
};

describe('a new company', () => {
  it('has what it was given, tidied, and is recorded', async () => {
    const company = await create({
      name: ' Énergie SA ',
      tagline: 'Light for all',
      website: 'https://energie.example',
      email: 'hello@energie.example',
      country: 'fr',
      sectors: [' Energy ', 'Energy', ''],
      tier: '',
      stand: ' B12 ',
    });
    expect(company).toEqual({
      id: company.id,
      eventId: event.id,
      kind: 'SPONSOR',
      name: 'Énergie SA',
      tagline: 'Light for all',
      description: null,
      logo: null,
      cover: null,
      website: 'https://energie.example',
      email: 'hello@energie.example',
      phone: null,
      country: 'FR',
      city: null,
      sectors: ['Energy'],
      tier: null,
      stand: 'B12',
      teamSize: 0,
      assignedAttendees: 0,
      viewerCanEdit: true,
      team: [],
      pods: [],
    });
    expect(await entriesOf(company.id)).toMatchObject([
      { action: 'company.create', subject_name: 'Énergie SA', before: null, after: { country: 'FR' } },
    ]);
  });

  it('is made once when two managers make it at the same time, and may come again as another kind', async () => {
    const input = { eventId: event.id, kind: 'STARTUP', name: 'Acme' };
    const answers = await Promise.all([run(CREATE, input), run(CREATE, input)]);
    expect(answers.flatMap(({ errors }) => errors ?? []).map(({ extensions }) => extensions)).toEqual([
      expect.objectContaining({ code: 'CONFLICT', reason: 'DUPLICATE' }),
    ]);
    await create({ name: 'Acme', kind: 'SPONSOR' });
    expect(await namesOf()).toEqual(['Acme', 'Acme']);
  });

  it('is refused with all its errors at once', async () => {
    const input = {
      eventId: event.id,
      kind: 'SPONSOR',
      name: '',
      website: 'javascript:alert(1)',
      email: 'nobody',
      country: 'Atlantis',
      stand: 'x'.repeat(21),
      sectors: Array.from({ length: 21 }, (_none, index) => `Sector ${index}`),
    };
    const paths = ['country', 'email', 'name', 'sectors', 'stand', 'website'].map((name) => `input.${name}`);
    expect(await pathsOf(run(CREATE, input))).toEqual(paths);
    expect(new Set(await pathsOf(run(CREATE, { ...input, kind: 'BAKERY' })))).toEqual(
      new Set([...paths, 'input.kind']),
    );
    expect(await pathsOf(run(CREATE, { eventId: event.id, kind: 'SPONSOR', name: '  ' }))).toEqual([
      'input.name',
    ]);
  });

  it('needs an event that is there', async () => {
    const input = { eventId: newId(), kind: 'SPONSOR', name: 'Acme' };
    expect((await expectError(run(CREATE, input))).extensions.code).toBe('NOT_FOUND');
  });
});

describe('a change of a company', () => {
  it('touches what it brings alone, and is recorded with before and after', async () => {
    const { id } = await create({ name: 'Acme', tagline: 'Old', sectors: ['Energy'] });
    const {
      updateCompany: { company },
    } = await expectOk(
      run<{ updateCompany: { company: CompanyData } }>(UPDATE, {
        companyId: id,
        tagline: 'New',
        website: '',
      }),
    );
    expect(company).toMatchObject({ name: 'Acme', tagline: 'New', sectors: ['Energy'] });
    expect((await entriesOf(id)).slice(1)).toEqual([
      {
        action: 'company.update',
        subject_name: 'Acme',
        before: { tagline: 'Old' },
        after: { tagline: 'New' },
      },
    ]);
    expect(await namesOf({ search: 'new' })).toEqual(['Acme']);
  });

  it('is refused where what was seen has changed since', async () => {
    const { id } = await create({ name: 'Acme' });
    const READ = 'query ($id: ID!) { company(id: $id) { updatedAt } }';
    const { company } = await expectOk(graphql<{ company: CompanyData }>(server.url, READ, { id }, manager));
    const edit = (tier: string) =>
      run<{ updateCompany: { company: CompanyData } }>(UPDATE, {
        companyId: id,
        tier,
        expectedUpdatedAt: company.updatedAt,
      });
    const answers = await Promise.all([edit('Gold'), edit('Silver')]);
    expect(answers.flatMap(({ errors }) => errors ?? []).map(({ extensions }) => extensions)).toEqual([
      expect.objectContaining({ code: 'CONFLICT', reason: 'STALE_EDIT' }),
    ]);
    const winner = answers.find(({ data }) => data)?.data?.updateCompany.company.updatedAt;
    await expectOk(run(UPDATE, { companyId: id, tier: 'Bronze', expectedUpdatedAt: winner }));
  });

  it('is refused without name or kind, under a name that is taken, and of a company that is not there', async () => {
    const { id } = await create({ name: 'Acme' });
    await create({ name: 'Zenith' });
    expect(await pathsOf(run(UPDATE, { companyId: id, name: null, kind: null }))).toEqual([
      'input.kind',
      'input.name',
    ]);
    expect((await expectError(run(UPDATE, { companyId: id, name: 'Zenith' }))).extensions).toMatchObject({
      code: 'CONFLICT',
      reason: 'DUPLICATE',
    });
    for (const companyId of [newId(), 'nonsense'])
      expect((await expectError(run(UPDATE, { companyId }))).extensions.code).toBe('NOT_FOUND');
  });
});

it('shows everybody the size of a team of which it lists 100, and at most 1,000 pods', async () => {
  const company = await buildCompany(server, { eventId: event.id });
  const mine = { eventId: event.id, companyId: company.id };
  const member = await buildMember(server, mine);
  for (let count = 0; count < 100; count += 1) await buildAttendee(server, mine);
  await buildAttendee(server, { ...mine, status: 'INVITED' });
  const pod = await buildPod(server, mine);
  await server.sql(
    `INSERT INTO pods SELECT (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'name', 'Pod of ' || n))).*
     FROM pods p CROSS JOIN generate_series(1, 1000) AS n WHERE p.id = $1`,
    [pod.id],
  );
  const READ = 'query ($id: ID!) { company(id: $id) { teamSize assignedAttendees team { id } pods { id } } }';
  const read = async (token: string) => {
    type Sizes = Record<'team' | 'pods', unknown[]> & Record<'teamSize' | 'assignedAttendees', number | null>;
    const { company: found } = await expectOk(
      graphql<{ company: Sizes }>(server.url, READ, { id: company.id }, token),
    );
    return { ...found, team: found.team.length, pods: found.pods.length };
  };
  const sizes = { teamSize: 101, team: 100, pods: 1_000 };
  expect(await read(member.token)).toEqual({ ...sizes, assignedAttendees: null });
  expect(await read(manager)).toEqual({ ...sizes, assignedAttendees: 102 });
});

it('deleting a company keeps its attendees and pods, and says how many there are', async () => {
  const company = await buildCompany(server, { eventId: event.id, name: 'Acme' });
  const mine = { eventId: event.id, companyId: company.id };
  const member = await buildMember(server, mine);
  await buildAttendee(server, { ...mine, status: 'INVITED' });
  const pod = await buildPod(server, mine);
  await buildPod(server, { ...mine, removedAt: new Date() });
  const READ = `query ($id: ID!, $company: ID!) {
    attendee(id: $id) { company { id } } company(id: $company) { teamSize assignedAttendees team { id } pods { id } }
  }`;
  const read = graphql(server.url, READ, { id: member.id, company: company.id }, member.token);
  expect(await expectOk(read)).toEqual({
    attendee: { company: { id: company.id } },
    company: { teamSize: 1, assignedAttendees: null, team: [{ id: member.id }], pods: [{ id: pod.id }] },
  });
  expect(await expectOk(run(DELETE, { companyId: company.id }))).toEqual({
    deleteCompany: { company: { id: company.id, name: 'Acme' }, releasedAttendees: 2, releasedPods: 1 },
  });
  const PODS =
    'query ($id: ID!, $pod: ID!) { attendee(id: $id) { company { id } } pod(id: $pod) { company { id } } }';
  expect(await expectOk(graphql(server.url, PODS, { id: member.id, pod: pod.id }, member.token))).toEqual({
    attendee: { company: null },
    pod: { company: null },
  });
  expect((await expectError(run(DELETE, { companyId: company.id }))).extensions.code).toBe('NOT_FOUND');
  expect(await entriesOf(company.id)).toMatchObject([
    { action: 'company.delete', before: { name: 'Acme' }, after: { attendees: 2, pods: 1 } },
  ]);
});

describe('the list of companies', () => {
  beforeEach(async () => {
    const at = { eventId: event.id };
    const rows = [
      {
        ...at,
        name: 'Über Robotics',
        kind: 'STARTUP',
        country: 'DE',
        sectors: ['Robotics', 'Health'],
        stand: 'B-12',
      },
      { ...at, name: 'Acme', tagline: 'Énergie pour tous', kind: 'SPONSOR', tier: 'Gold', country: 'FR' },
      { ...at, name: 'énergie SA', kind: 'SPONSOR', tier: 'Silver', sectors: ['Energy'] },
    ];
    await Promise.all(rows.map((row) => buildCompany(server, row)));
    await buildCompany(server);
  });

  it('is sorted by name without regard to accents and capitals, page by page', async () => {
    expect(await namesOf()).toEqual(['Acme', 'énergie SA', 'Über Robotics']);
    const first = await list(undefined, { first: 2 });
    expect(first.pageInfo.hasNextPage).toBe(true);
    const second = await list(undefined, { first: 2, after: first.pageInfo.endCursor });
    expect(second.nodes).toEqual([{ name: 'Über Robotics' }]);
  });

  it.each([
    [{ kind: 'SPONSOR' }, ['Acme', 'énergie SA']],
    [{ search: 'ENERGIE' }, ['Acme', 'énergie SA']],
    [{ search: 'uber rob' }, ['Über Robotics']],
    [{ search: 'b12' }, ['Über Robotics']],
    [{ search: '%' }, []],
    [{ sectors: ['Energy', 'Health'] }, ['énergie SA', 'Über Robotics']],
    [{ country: 'de' }, ['Über Robotics']],
    [{ tier: 'Gold' }, ['Acme']],
    [{ kind: 'SPONSOR', search: 'energie', tier: 'Silver' }, ['énergie SA']],
  ])('filtered by %o has what fits', async (filter, names) => {
    expect(await namesOf(filter)).toEqual(names);
  });

  it('refuses a filter that is too long, and an event that is not there', async () => {
    const ask = (variables: object) =>
      graphql(server.url, LIST, { eventId: event.id, ...variables }, manager);
    const filter = {
      search: 'x'.repeat(201),
      country: 'Atlantis',
      sectors: Array.from({ length: 21 }, () => 'x'),
    };
    expect(await pathsOf(ask({ filter }))).toEqual(['filter.country', 'filter.search', 'filter.sectors']);
    expect((await expectError(ask({ filter: { kind: 'BAKERY' } }))).extensions.code).toBe('BAD_USER_INPUT');
    for (const eventId of [newId(), 'nonsense'])
      expect((await expectError(ask({ eventId }))).extensions.code).toBe('NOT_FOUND');
  });

  it('uses an index for every filter', async () => {
    await server.sql(
      `INSERT INTO companies (id, event_id, kind, name, country, tier, sectors)
       SELECT gen_random_uuid(), $1, (ARRAY['SPONSOR', 'EXHIBITOR', 'STARTUP', 'IT_EXPORTER']::company_kind[])[1 + n % 4],
              'Firm ' || md5(n::text), 'C' || chr(65 + n % 26), 'Tier ' || n % 50, ARRAY['Sector ' || n % 100]
       FROM generate_series(1, 5000) n`,
      [event.id],
    );
    await server.sql('VACUUM ANALYZE companies');
    const planOf = async (condition: string, order = 'sort_name') =>
      JSON.stringify(
        await server.sql(
          `EXPLAIN (FORMAT JSON) SELECT id FROM companies c WHERE c.event_id = '${event.id}' AND ${condition}
           ORDER BY c.${order}, c.id LIMIT 21`,
        ),
      );
    expect(await planOf('true')).toContain('companies_by_name_idx');
    expect(await planOf('true', 'sort_tier')).toContain('companies_by_sort_tier_idx');
    expect(await planOf(`c.kind = 'SPONSOR'`, 'sort_tier')).toContain('companies_by_kind_idx');
    expect(await planOf(`c.country = 'DE'`)).toContain('companies_by_country_idx');
    expect(await planOf(`c.tier = 'Gold'`)).toContain('companies_by_tier_idx');
    expect(await planOf(`c.sectors && ARRAY['Energy']`)).toContain('companies_sectors_idx');
    expect(await planOf(`c.search_text LIKE fold_text('%énergie%')`)).toContain('companies_search_idx');
  });

  it('of one and of three costs the same number of statements, with teams and pods', async () => {
    const costOf = async (size: number) => {
      const { id: eventId } = await buildEvent(server);
      for (let count = 0; count < size; count += 1) {
        const mine = { eventId, companyId: (await buildCompany(server, { eventId })).id };
        await buildAttendee(server, mine);
        await buildPod(server, mine);
      }
      const document = `query ($eventId: ID!) { companies(eventId: $eventId) {
        totalCount nodes { teamSize assignedAttendees viewerCanEdit team { id email company { id } } pods { id company { id } } sessions { id } sharedSectors } } }`;
      const statements = await statementsOf(() =>
        expectOk(graphql(server.url, document, { eventId }, manager)),
      );
      return statements.length;
    };
    expect(await costOf(3)).toBe(await costOf(1));
  });
});
