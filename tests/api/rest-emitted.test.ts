import 'reflect-metadata';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
// Loads what registers statements.
import '../../server/src/app';
import { dataModelText } from '../../server/src/emit/data-model';
import { permissionsText } from '../../server/src/emit/permissions';
import { schemaText } from '../../server/src/emit/schema';
import { withScopes } from '../../server/src/emit/scope-documents';
import { statementsText } from '../../server/src/emit/statements';
import { openApiText } from '../../server/src/rest';

const committed = (path: string): Promise<string> =>
  readFile(join(import.meta.dirname, '..', '..', path), 'utf8');

describe('what the server publishes about itself', () => {
  it('is committed as it is: npm run schema -w server', async () => {
    expect(schemaText()).toBe(await committed('schema/schema.graphql'));
    expect(openApiText()).toBe(await committed('schema/openapi.json'));
    expect(permissionsText()).toBe(await committed('schema/permissions.json'));
    expect(statementsText()).toBe(await committed('schema/statements.sql'));
    expect(dataModelText()).toBe(await committed('docs/data-model.md'));
    const page = await committed('docs/api.md');
    expect(page).toContain('`ATTENDEES_READ`');
    expect(withScopes(page)).toBe(page);
  });

  it('is the same text each time', () => {
    expect(openApiText()).toBe(openApiText());
    expect(schemaText()).toBe(schemaText());
  });
});
