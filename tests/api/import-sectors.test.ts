import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Viewer } from '../../server/src/core/request/context';
import { newId } from '../../server/src/core/db/ids';
import { Role } from '../../server/src/core/auth/roles';
import { expectOk } from '../support/client';
import { buildCompany, buildEvent, buildUser } from '../support/factories';
import { execute, uploaded } from '../support/imports';
import type { TestServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

const IMPORT = `mutation ($input: ImportCompaniesInput!) {
  it: importCompanies(input: $input) { import { id status created updated unchanged errors { row column message } ignoredColumns } }
}`;
const UNDO = `mutation ($id: ID!) { it: undoImport(input: { importId: $id }) { removed restored kept } }`;
const HEADER = 'Name;Kind;Industry';

let server: TestServer;
let manager: Viewer;
let eventId: string;

beforeAll(async () => {
  server = await sharedServer();
  const { id: userId } = await buildUser(server, { role: Role.MANAGER });
  manager = { userId, role: Role.MANAGER, sessionId: newId() };
});
afterAll(() => server.close());
beforeEach(async () => {
  eventId = (await buildEvent(server)).id;
});

const take = (...lines: string[]) => takeFile(HEADER, ...lines);
const takeFile = async (...lines: string[]) => {
  const file = await uploaded(lines.join('\n'));
  const answer = await expectOk(
    execute<{ it: { import: { id: string } } }>(server, manager, IMPORT, { input: { eventId, file } }),
  );
  return answer.it.import;
};
const undo = async (id: string) =>
  (await expectOk(execute<{ it: object }>(server, manager, UNDO, { id }))).it;
const sectors = async () => {
  const rows = await server.sql<{ name: string; sectors: string[] }>(
    'SELECT name, sectors FROM companies WHERE event_id = $1',
    [eventId],
  );
  return Object.fromEntries(rows.map((row) => [row.name, row.sectors]));
};
const versions = () =>
  server.sql('SELECT xmin::text, ctid::text FROM companies WHERE event_id = $1 ORDER BY id', [eventId]);

it('takes several sectors of one cell, each once, and none where there is none', async () => {
  const file = [
    'Acme;Sponsor;"Energy; Health,Energy\n Robotics "',
    'Bolt;Sponsor;',
    'Cube;Sponsor;"A ""b"" \\{c}"',
  ];
  expect(await take(...file)).toMatchObject({ status: 'COMMITTED', created: 3, ignoredColumns: [] });
  const expected = { Acme: ['Energy', 'Health', 'Robotics'], Bolt: [], Cube: ['A "b" \\{c}'] };
  expect(await sectors()).toEqual(expected);
  const before = await versions();
  expect(await take(...file)).toMatchObject({ created: 0, updated: 0, unchanged: 3 });
  expect([await versions(), await sectors()]).toEqual([before, expected]);
});

it('replaces the sectors of a company, keeps them where the cell is empty, and takes them back', async () => {
  await buildCompany(server, { eventId, name: 'Acme', kind: 'SPONSOR', sectors: ['Energy', 'Health'] });
  await buildCompany(server, { eventId, name: 'Bolt', kind: 'SPONSOR', sectors: ['Energy'] });
  const { id, ...counts } = await take('Acme;SPONSOR;Robotics', 'Bolt;SPONSOR;');
  expect(counts).toMatchObject({ updated: 1, unchanged: 1 });
  expect(await sectors()).toEqual({ Acme: ['Robotics'], Bolt: ['Energy'] });
  expect(await undo(id)).toEqual({ removed: 0, restored: 1, kept: 0 });
  expect(await sectors()).toEqual({ Acme: ['Energy', 'Health'], Bolt: ['Energy'] });
});

it('takes back what an import noted that did not know sectors yet', async () => {
  await buildCompany(server, { eventId, name: 'Acme', kind: 'SPONSOR', sectors: ['Energy'], city: 'Lahore' });
  const { id } = await take('Acme;SPONSOR;Robotics');
  await server.sql(`UPDATE import_changes SET before = before - 'sectors' WHERE import_id = $1`, [id]);
  expect(await undo(id)).toMatchObject({ restored: 1 });
  expect(await sectors()).toEqual({ Acme: ['Robotics'] });
});

it('tells what editing would refuse', async () => {
  const many = Array.from({ length: 21 }, (_none, index) => `s${index}`).join(',');
  const { id: _id, ...result } = await take(`Acme;Sponsor;${many}`, `Bolt;Sponsor;Energy,${'x'.repeat(61)}`);
  expect(result).toMatchObject({
    status: 'REFUSED',
    errors: [
      { row: 2, column: 'Sectors', message: 'These are 21; at most 20 are taken.' },
      { row: 3, column: 'Sectors', message: `“${'x'.repeat(40)}…” is longer than 60 characters.` },
    ],
  });
  expect(await sectors()).toEqual({});
});

it('takes stands by any of their headings, exports them, and takes its own export back unchanged', async () => {
  expect(await takeFile('Name,Kind,Booth no.', 'Acme,Sponsor,A7', 'Bolt,Startup,')).toMatchObject({
    created: 2,
  });
  const changed = await takeFile('Name,Kind,Stand', 'Acme,Sponsor,B12', 'Bolt,Startup,C3');
  expect(changed).toMatchObject({ updated: 2 });
  const lines = async () => {
    const report = `query ($id: ID!) { report(eventId: $id, type: COMPANIES, columns: { names: ["name", "kind", "stand"] }, first: 9) { nodes { cells } } }`;
    const answer = await expectOk(
      execute<{ report: { nodes: { cells: string[] }[] } }>(server, manager, report, { id: eventId }),
    );
    return answer.report.nodes.map(({ cells }) => cells.join());
  };
  const rows = ['Acme,SPONSOR,B12', 'Bolt,STARTUP,C3'];
  expect(await lines()).toEqual(rows);
  expect(await takeFile('Name,Kind,Stand', ...rows)).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
  expect(await undo(changed.id)).toEqual({ removed: 0, restored: 2, kept: 0 });
  expect(await lines()).toEqual(['Acme,SPONSOR,A7', 'Bolt,STARTUP,']);
});
