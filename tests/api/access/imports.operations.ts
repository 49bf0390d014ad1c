import { newId } from '../../../server/src/core/ids';
import { insert } from '../../support/factories';
import type { TestSql } from '../../support/server';
import { F, inEvent, U, type Operation, type Scene } from './scene';

const committed = async ({ event }: Scene, db: TestSql): Promise<string> => {
  const id = newId();
  const more = { kind: 'ATTENDEES', status: 'COMMITTED', fileName: 'people.csv', committedAt: new Date() };
  await insert(db, 'imports', { id, eventId: event.id, ...more });
  return id;
};

const B = 'BAD_USER_INPUT';
const codes: Operation['codes'] = [U, F, F, F, F, 'OK', F];

/** A request without a form is refused before anybody is asked for a role; who may send one is tested with the imports. */
const withoutFile = (name: string): Operation => ({
  document: `mutation ($input: I${name.slice(1)}Input!) { ${name}(input: $input) { import { id } } }`,
  variables: ({ event }) => ({ input: { eventId: event.id } }),
  codes: [B, B, B, B, B, B],
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
  undoImport: {
    document: 'mutation ($input: UndoImportInput!) { undoImport(input: $input) { removed } }',
    variables: async (scene, db) => ({ input: { importId: await committed(scene, db) } }),
    codes,
  },
};
