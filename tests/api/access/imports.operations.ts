import { newId } from '../../../server/src/core/db/ids';
import { insert } from '../../support/factories';
import type { TestSql } from '../../support/server';
import { F, inEvent, U, type Operation, type Scene } from './scene';

const committed = async ({ event }: Scene, db: TestSql): Promise<string> => {
  const id = newId();
  const more = { kind: 'ATTENDEES', status: 'COMMITTED', fileName: 'people.csv', committedAt: new Date() };
  await insert(db, 'imports', { id, eventId: event.id, ...more });
  return id;
};

/** A prepared import whose file is kept. */
const prepared = async ({ event }: Scene, db: TestSql): Promise<string> => {
  const id = newId();
  const columns = JSON.stringify([
    { title: 'Name', samples: [], field: 'name' },
    { title: 'Kind', samples: [], field: 'kind' },
  ]);
  const more = { kind: 'COMPANIES', status: 'PREPARED', fileName: 'companies.csv', columns };
  await insert(db, 'imports', { id, eventId: event.id, ...more });
  const content = Buffer.from('Name,Kind\n');
  await insert(db, 'import_files', {
    importId: id,
    content,
    addresses: [],
    expiresAt: new Date(Date.now() + 60_000),
  });
  return id;
};

const B = 'BAD_USER_INPUT';
const codes: Operation['codes'] = [U, F, F, F, F, 'OK', F];

/** Without a session it is refused at once, without a form before a role is asked for; who may send one is tested with the imports. */
const withoutFile = (name: string): Operation => ({
  document: `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { import { id } } }`,
  variables: ({ event }) => ({ input: { eventId: event.id } }),
  codes: [U, B, B, B, B, B],
});

/** The rights to look at imports and to take them back. */
export const importOperations: Record<string, Operation> = {
  importAttendees: withoutFile('importAttendees'),
  importCompanies: withoutFile('importCompanies'),
  import: {
    document: 'query ($id: ID!) { import(id: $id) { id } }',
    variables: async (scene, db) => ({ id: await committed(scene, db) }),
    codes,
  },
  imports: {
    document: 'query ($eventId: ID!) { imports(eventId: $eventId) { nodes { id } } }',
    variables: inEvent,
    codes,
  },
  prepareImport: withoutFile('prepareImport'),
  importFields: {
    document: 'query ($eventId: ID!) { importFields(eventId: $eventId, kind: ATTENDEES) { key } }',
    variables: inEvent,
    codes,
  },
  importFaultyRows: {
    document: 'query ($id: ID!) { importFaultyRows(importId: $id) { nodes { row } } }',
    variables: async (scene, db) => ({ id: await prepared(scene, db) }),
    codes,
  },
  importFaultyRowsFile: {
    document: 'query ($id: ID!) { importFaultyRowsFile(importId: $id) }',
    variables: async (scene, db) => ({ id: await prepared(scene, db) }),
    codes,
  },
  importUndoPreview: {
    document: 'query ($id: ID!) { importUndoPreview(importId: $id) { kept } }',
    variables: async (scene, db) => ({ id: await committed(scene, db) }),
    codes,
  },
  runImport: {
    document: 'mutation ($input: RunImportInput!) { runImport(input: $input) { import { id } } }',
    variables: async (scene, db) => ({ input: { importId: await prepared(scene, db), dryRun: true } }),
    codes,
  },
  discardImport: {
    document: 'mutation ($input: DiscardImportInput!) { discardImport(input: $input) { import { id } } }',
    variables: async (scene, db) => ({ input: { importId: await prepared(scene, db) } }),
    codes,
  },
  undoImport: {
    document: 'mutation ($input: UndoImportInput!) { undoImport(input: $input) { removed } }',
    variables: async (scene, db) => ({ input: { importId: await committed(scene, db) } }),
    codes,
  },
};
