import 'reflect-metadata';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openApiText, schemaText } from '../../server/src/emit-schema';

const committed = (name: string): Promise<string> =>
  readFile(join(import.meta.dirname, '..', '..', 'schema', name), 'utf8');

describe('what the server publishes about itself', () => {
  it('is committed as it is: npm run schema -w server', async () => {
    expect(schemaText()).toBe(await committed('schema.graphql'));
    expect(openApiText()).toBe(await committed('openapi.json'));
  });

  it('is the same text each time', () => {
    expect(openApiText()).toBe(openApiText());
    expect(schemaText()).toBe(schemaText());
  });
});
