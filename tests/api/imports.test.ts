import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import writeSheet from 'write-excel-file/node';
import type { Viewer } from '../../server/src/core/request/context';
import { newId } from '../../server/src/core/db/ids';
import { Role } from '../../server/src/core/auth/roles';
import { sendDueInvitations } from '../../server/src/modules/invitations/invitation.service';
import { codeOf, expectError, expectOk } from '../support/client';
import { buildAttendee, buildEvent, buildPod, buildUser, type BuiltEvent } from '../support/factories';
import { execute, uploaded } from '../support/imports';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { statementsOf } from '../support/statements';
import { waitFor } from '../support/wait';

const FIELDS =
  'id status committed rows created updated unchanged faulty errors { row column message } ignoredColumns';
const document = (name: string) =>
  `mutation ($input: I${name.slice(1)}Input!) { it: ${name}(input: $input) { import { ${FIELDS} } } }`;
const UNDO = `mutation ($id: ID!) { it: undoImport(input: { importId: $id }) { removed restored kept import { status committed } } }`;
const HEADER = 'Email;First name;Last name;Job title;Country;Category';

interface Result {
  id: string;
  status: string;
  [key: string]: unknown;
}

let server: TestServer;
let manager: Viewer;
let event: BuiltEvent;

beforeAll(async () => {
  server = await sharedServer();
  const user = await buildUser(server, { role: Role.MANAGER });
  manager = { userId: user.id, role: Role.MANAGER, sessionId: newId() };
});
afterAll(() => server.close());
beforeEach(async () => {
  event = await buildEvent(server);
});

const send = async (content: string | Buffer, more: object = {}, name = 'importAttendees') =>
  execute<{ it: { import: Result } }>(server, manager, document(name), {
    input: { eventId: event.id, file: await uploaded(content), ...more },
  });
const take = async (content: string | Buffer, more: object = {}, name?: string): Promise<Result> =>
  (await expectOk(send(content, more, name))).it.import;
const people = () =>
  server.sql(
    `SELECT u.email, a.first_name AS first, a.job_title AS job, a.country, a.category, a.status FROM attendees a
     JOIN users u ON u.id = a.user_id WHERE a.event_id = $1 ORDER BY u.email`,
    [event.id],
  );
const mark = newId().slice(-8);
const at = (name: string) => `${name}.${mark}.${event.id.slice(-8)}@example.test`;
const row = (name: string, job = 'CEO', country = 'pk', category = '') =>
  [at(name), name, 'Smith', job, country, category].join(';');
const none = { created: 0, updated: 0, unchanged: 0, faulty: 0, errors: [], ignoredColumns: [] };

describe('importAttendees', () => {
  it('adds whom it does not know, changes whom it knows, and the same file again changes nothing', async () => {
    const file = [HEADER, row('ada'), row('bob', '', 'Germany', 'speaker')].join('\n');
    expect(await take(file)).toEqual({
      ...none,
      id: expect.any(String) as string,
      status: 'COMMITTED',
      committed: true,
      rows: 2,
      created: 2,
    });
    expect(await people()).toEqual([
      { email: at('ada'), first: 'ada', job: 'CEO', country: 'PK', category: 'ATTENDEE', status: 'INVITED' },
      { email: at('bob'), first: 'bob', job: null, country: 'DE', category: 'SPEAKER', status: 'INVITED' },
    ]);
    const versions = () =>
      server.sql('SELECT xmin::text, ctid::text FROM attendees WHERE event_id = $1 ORDER BY id', [event.id]);
    const before = await versions();
    expect(await take(file)).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
    expect(await versions()).toEqual(before);
    const changed = [HEADER, row('ada', 'CTO'), row('bob', '', 'DE', 'SPEAKER'), row('eve')].join('\n');
    expect(await take(changed)).toMatchObject({ created: 1, updated: 1, unchanged: 1 });
    expect(await people()).toMatchObject([{ job: 'CTO' }, { job: null }, { email: at('eve') }]);
  });

  it('takes countries by code and name, as they are called and written today', async () => {
    const names = ['France', 'united kingdom', 'UK', 'Russia', 'SU', 'Kosovo', 'xk'];
    const file = [HEADER, ...names.map((country, index) => row(`p${index}`, 'CEO', country))].join('\n');
    await take(file);
    const countries = (await people()).map(({ country }) => country);
    expect(countries).toEqual(['FR', 'GB', 'GB', 'RU', 'RU', 'XK', 'XK']);
    expect(await take([HEADER, row('ada', 'CEO', 'ZZ')].join('\n'))).toMatchObject({ faulty: 1 });
  });

  it('tells every faulty row with line, column and reason, and takes nothing', async () => {
    const staff = await buildUser(server, { role: Role.ADMIN });
    const file = [
      `${HEADER};Shoe size`,
      row('ada'),
      ';NoMail;Smith;;;',
      `x;;;=1+1;Atlantis;GUEST`,
      row('ADA'),
      `${staff.email};Root;Smith;;;`,
    ].join('\n');
    const result = await take(file);
    expect(result).toEqual({
      ...none,
      id: result.id,
      status: 'REFUSED',
      committed: false,
      rows: 5,
      faulty: 4,
      ignoredColumns: ['Shoe size'],
      errors: [
        { row: 3, column: 'E-mail', message: 'This is required.' },
        { row: 4, column: 'E-mail', message: 'This is no e-mail address.' },
        { row: 4, column: 'Job title', message: 'Formulas are not taken. Please write the value.' },
        {
          row: 4,
          column: 'Country',
          message: 'This is neither the code of a country nor its name, such as FR or France.',
        },
        { row: 4, column: 'Category', message: 'This has to be one of: ATTENDEE, SPEAKER, INVESTOR.' },
        { row: 4, column: 'First name', message: 'This is required.' },
        { row: 5, column: 'E-mail', message: 'This is in row 2 already.' },
        { row: 6, column: 'E-mail', message: 'This e-mail belongs to staff, who cannot be attendees.' },
      ],
    });
    expect(await people()).toEqual([]);
    expect(await server.sql('SELECT 1 FROM users WHERE email = $1', [at('ada')])).toEqual([]);
    expect(await take(file, { partial: true })).toMatchObject({ status: 'COMMITTED', created: 1, faulty: 4 });
    expect(await people()).toMatchObject([{ email: at('ada') }]);
  });

  it('changes nothing in a dry run, and tells what it would do', async () => {
    await take([HEADER, row('ada')].join('\n'));
    const before = await people();
    const file = [HEADER, row('ada', 'CTO'), row('bob')].join('\n');
    expect(await take(file, { dryRun: true, sendInvites: true })).toMatchObject({
      status: 'CHECKED',
      committed: false,
      created: 1,
      updated: 1,
    });
    expect(await people()).toEqual(before);
    expect(await server.sql('SELECT 1 FROM users WHERE email = $1', [at('bob')])).toEqual([]);
  });

  it('counts all errors, and returns the first thousand', async () => {
    const file = [HEADER, ...Array.from({ length: 1_500 }, () => 'x;A;B;;;')].join('\n');
    const result = await take(file);
    expect([result['faulty'], (result['errors'] as unknown[]).length]).toEqual([1_500, 1_000]);
  });

  it('mails invitations to those it adds', async () => {
    await take([HEADER, row('ada')].join('\n'));
    await take([HEADER, row('ada'), row('bob')].join('\n'), { sendInvites: true });
    const mails = () => server.sql('SELECT recipient FROM mails WHERE event_id = $1', [event.id]);
    await sendDueInvitations(server.app.systemContext(), { eventId: event.id });
    await waitFor(async () => (await mails()).length > 0, 'The invitation');
    expect(await mails()).toEqual([{ recipient: at('bob') }]);
  });

  it('reads a workbook', async () => {
    const cells = [HEADER.split(';'), row('ada').split(';'), row('bob').split(';')];
    const sheet = cells.map((line) => line.map((value) => ({ value, type: String })));
    const written = await (writeSheet as unknown as (data: object) => { toBuffer(): Promise<Buffer> })(
      sheet,
    ).toBuffer();
    expect(await take(written)).toMatchObject({ status: 'COMMITTED', created: 2, rows: 2 });
    expect(await people()).toMatchObject([{ email: at('ada'), country: 'PK' }, { email: at('bob') }]);
  });
});

describe('a file', () => {
  it.each([
    ['no table', Buffer.from([0x89, 0x50, 0, 0])],
    ['a header without what is needed', 'Email\nx@example.test\n'],
    ['more than 20,000 rows', `${HEADER}\n${'a@example.test;A;B;;;\n'.repeat(20_001)}`],
  ])('refuses %s as a whole, and tells so in the list', { timeout: 60_000 }, async (_what, content) => {
    expect((await expectError(send(content))).extensions.code).toBe('BAD_USER_INPUT');
    const list = 'query ($id: ID!) { imports(eventId: $id) { totalCount nodes { status created } } }';
    expect(await expectOk(execute(server, manager, list, { id: event.id }))).toEqual({
      imports: { totalCount: 1, nodes: [{ status: 'FAILED', created: 0 }] },
    });
  });

  it('finds no unknown event', async () => {
    for (const eventId of [newId(), 'x'])
      expect((await expectError(send(HEADER, { eventId }))).extensions.code).toBe('NOT_FOUND');
  });

  it('takes 2,000 rows in as many statements as 20, but for its progress', async () => {
    const fileOf = (size: number) =>
      [HEADER, ...Array.from({ length: size }, (_none, index) => row(`p${size}x${index}`))].join('\n');
    const count = async (size: number) => {
      const statements = await statementsOf(() => take(fileOf(size)));
      return statements.filter(
        (text) => text.includes('import') && !text.startsWith('UPDATE imports SET rows'),
      ).length;
    };
    const few = await count(20);
    expect(await count(2_000)).toBe(few);
  });

  it('leaves nothing behind when it breaks off in the middle', async () => {
    const file = [HEADER, row('ada'), row('bob'), '"'].join('\n');
    await expectError(send(file));
    expect(await people()).toEqual([]);
    expect(await server.sql('SELECT 1 FROM users WHERE email = $1', [at('ada')])).toEqual([]);
  });

  it('makes each attendee once where the same file is imported by four at once', async () => {
    const file = [HEADER, ...Array.from({ length: 50 }, (_none, index) => row(`r${index}`))].join('\n');
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(file)));
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'OK');
    expect(codes.filter((code) => code !== 'OK' && code !== 'CONFLICT')).toEqual([]);
    expect(await people()).toHaveLength(50);
  });

  it('shows its progress to others while it runs', async () => {
    const size = 3_000;
    const file = [HEADER, ...Array.from({ length: size }, (_none, index) => row(`w${index}`))].join('\n');
    const sending = take(file);
    const seen = await waitFor(async () => {
      const [found] = await server.sql<{ rows: number; status: string }>(
        `SELECT rows, status FROM imports WHERE event_id = $1 AND (rows > 0 OR status <> 'RUNNING')`,
        [event.id],
      );
      return found;
    }, 'The progress');
    expect(seen.rows).toBeGreaterThan(0);
    expect(await sending).toMatchObject({ created: size });
  });
});

describe('undoImport', () => {
  const undo = (id: string) => execute<{ it: unknown }>(server, manager, UNDO, { id });

  it('takes back what it added and changed, and leaves what was joined or changed since', async () => {
    await take([HEADER, row('ada'), row('bob')].join('\n'));
    const { id } = await take(
      [HEADER, row('ada', 'CTO'), row('bob', 'CTO'), row('eve'), row('joe'), row('sue')].join('\n'),
    );
    await server.sql(
      `UPDATE attendees SET job_title = 'Own', updated_at = now() WHERE event_id = $1 AND first_name = 'bob'`,
      [event.id],
    );
    await server.sql('UPDATE users SET email_verified_at = now() WHERE email = $1', [at('joe')]);
    await server.sql(
      `UPDATE attendees SET status = 'CONFIRMED', confirmed_at = now() WHERE event_id = $1 AND first_name = 'joe'`,
      [event.id],
    );
    expect((await expectOk(undo(id))).it).toEqual({
      removed: 2,
      restored: 1,
      kept: 2,
      import: { status: 'UNDONE', committed: false },
    });
    expect(await people()).toMatchObject([
      { first: 'ada', job: 'CEO' },
      { first: 'bob', job: 'Own' },
      { first: 'joe', status: 'CONFIRMED' },
    ]);
    expect(await server.sql('SELECT 1 FROM users WHERE email = $1', [at('eve')])).toEqual([]);
    expect((await expectError(undo(id))).extensions['reason']).toBe('NOT_COMMITTED');
    const audit = await server.sql(
      'SELECT action, after FROM audit_entries WHERE subject_id = $1 ORDER BY id',
      [id],
    );
    expect(audit).toEqual([
      { action: 'attendee.import', after: { created: 3, updated: 2 } },
      { action: 'attendee.import.undo', after: { removed: 2, restored: 1, kept: 2 } },
    ]);
  });

  it('keeps users who were there before', async () => {
    const known = await buildUser(server);
    await buildAttendee(server, { userId: known.id });
    const { id } = await take([HEADER, `${known.email};Old;Friend;;;`].join('\n'));
    expect((await expectOk(undo(id))).it).toMatchObject({ removed: 1 });
    expect(await server.sql('SELECT 1 FROM users WHERE id = $1', [known.id])).toHaveLength(1);
  });

  it.each(['x', newId()])('finds no import %s', async (id) => {
    expect((await expectError(undo(id))).extensions.code).toBe('NOT_FOUND');
  });
});

describe('importCompanies', () => {
  const COMPANIES = 'Name,Kind,Website,Country,Shoe size';

  it('adds and changes companies by kind and name, and takes them back', async () => {
    const first = await take(
      `${COMPANIES}\nAcme,Sponsor,https://acme.test,Pakistan,x\nGlobex,IT exporter,,,\n`,
      {},
      'importCompanies',
    );
    expect(first).toMatchObject({ status: 'COMMITTED', created: 2, ignoredColumns: ['Shoe size'] });
    const second = await take(
      'Name,Kind,City\nAcme,SPONSOR,Lahore\nGlobex,it_exporter,\n',
      {},
      'importCompanies',
    );
    expect(second).toMatchObject({ created: 0, updated: 1, unchanged: 1 });
    const companies = () =>
      server.sql(
        'SELECT name, kind, website, country, city FROM companies WHERE event_id = $1 ORDER BY name',
        [event.id],
      );
    const globex = { name: 'Globex', kind: 'IT_EXPORTER', website: null, country: null, city: null };
    const acme = { name: 'Acme', kind: 'SPONSOR', website: 'https://acme.test', country: 'PK' };
    expect(await companies()).toEqual([{ ...acme, city: 'Lahore' }, globex]);
    await expectOk(execute(server, manager, UNDO, { id: second.id }));
    expect(await companies()).toEqual([{ ...acme, city: null }, globex]);
  });

  it('takes back no company that somebody belongs to, or that has a pod by now', async () => {
    const names = ['Acme', 'Globex', 'Initech'];
    const lines = names.map((name) => `${name},Sponsor,,,`).join('\n');
    const { id } = await take(`${COMPANIES}\n${lines}\n`, {}, 'importCompanies');
    const companies = await server.sql<{ id: string; name: string }>(
      'SELECT id, name FROM companies WHERE event_id = $1 ORDER BY name',
      [event.id],
    );
    const [acme, globex] = companies;
    await buildAttendee(server, { eventId: event.id, companyId: acme?.id });
    await buildPod(server, { eventId: event.id, companyId: globex?.id });
    expect((await expectOk(execute<{ it: object }>(server, manager, UNDO, { id }))).it).toMatchObject({
      removed: 1,
      restored: 0,
      kept: 2,
    });
    expect(
      await server.sql('SELECT id, name FROM companies WHERE event_id = $1 ORDER BY name', [event.id]),
    ).toEqual([acme, globex]);
  });

  it('takes texts as long as the ones that are typed in, and none that is longer', async () => {
    const file = (more: number) =>
      `Name,Kind,Description,Phone,Tier,Stand\nAcme,Sponsor,${[10_000, 50, 60, 20].map((size) => 'x'.repeat(size + more)).join()}\n`;
    expect(await take(file(0), {}, 'importCompanies')).toMatchObject({ created: 1 });
    const { errors } = await take(file(1), {}, 'importCompanies');
    expect((errors as { column: string }[]).map(({ column }) => column)).toEqual([
      'Description',
      'Phone',
      'Tier',
      'Stand',
    ]);
    const input = { eventId: event.id, kind: 'SPONSOR', name: 'Typed', phone: 'x'.repeat(50) };
    const CREATE =
      'mutation ($input: CreateCompanyInput!) { createCompany(input: $input) { company { phone } } }';
    expect(await expectOk(execute(server, manager, CREATE, { input }))).toEqual({
      createCompany: { company: { phone: input.phone } },
    });
  });

  it('tells kinds and addresses that are none, and rows that are there twice', async () => {
    const result = await take(
      'Name,Kind,Website\nAcme,Friend,x\nBolt,SPONSOR,\nBolt,Sponsors,\n',
      {},
      'importCompanies',
    );
    expect(result['errors']).toEqual([
      { row: 2, column: 'Kind', message: 'This has to be one of: SPONSOR, EXHIBITOR, STARTUP, IT_EXPORTER.' },
      { row: 2, column: 'Website', message: 'This is no web address.' },
      { row: 4, column: 'Name', message: 'This is in row 3 already.' },
    ]);
  });
});

describe('who may import', () => {
  const roles = [Role.ADMIN, Role.SUPERVISOR, Role.MANAGER, Role.EXECUTIVE, Role.ATTENDEE];

  it.each(['importAttendees', 'importCompanies'])('%s: managers only', async (name) => {
    const answered = await Promise.all(
      roles.map(async (role) => {
        const { id: userId } = await buildUser(server, { role });
        const input = { eventId: event.id, file: await uploaded(`${HEADER};Name;Kind\n`), dryRun: true };
        return codeOf(await execute(server, { ...manager, userId, role }, document(name), { input }));
      }),
    );
    expect(answered).toEqual(['OK', 'OK', 'OK', 'FORBIDDEN', 'FORBIDDEN']);
  });
});

describe('imports', () => {
  it('cost the same number of statements for one and for three', async () => {
    const list =
      'query ($id: ID!) { imports(eventId: $id) { totalCount nodes { id status errors { row } } } }';
    const ask = async () => {
      const asked = await statementsOf(() => expectOk(execute(server, manager, list, { id: event.id })));
      return asked.filter((text) => text.includes('imports')).length;
    };
    await take(HEADER);
    const one = await ask();
    await take(HEADER);
    await take(HEADER);
    expect(await ask()).toBe(one);
  });
});
