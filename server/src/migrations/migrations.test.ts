import type { QueryRunner } from 'typeorm';
import { expect, it } from 'vitest';
import { migrationOf, migrations } from './migrations';

const SQL = `-- Why.

-- migrate:up
CREATE TABLE a ();

-- migrate:down
DROP TABLE a;
`;

it('a file becomes the migration that databases know', async () => {
  const migration = new (migrationOf('020-password-recovery.sql', SQL))();
  const statements: string[] = [];
  const runner = { query: async (text: string) => statements.push(text.trim()) };
  await migration.up(runner as unknown as QueryRunner);
  await migration.down(runner as unknown as QueryRunner);
  expect(migration.name).toBe('PasswordRecovery1795000000020');
  expect(statements).toEqual(['CREATE TABLE a ();', 'DROP TABLE a;']);
});

it.each([
  '20-short.sql',
  '020-Capitals.sql',
  '020_underscores.sql',
  'words.sql',
  '020-.sql',
  '020-words.txt',
])('the name %s is refused', (file) =>
  expect(() => migrationOf(file, SQL)).toThrow(`like 020-password-recovery.sql, not ${file}.`),
);

it.each([
  ['without a way down', SQL.replace('-- migrate:down', '')],
  ['without a way up', SQL.replace('-- migrate:up', '')],
  [
    'with its sections the other way round',
    SQL.replace(':up', ':x').replace(':down', ':up').replace(':x', ':down'),
  ],
  ['with a misspelt section', SQL.replace('migrate:down', 'migrate:dwon')],
])('a file %s is refused', (_what, text) =>
  expect(() => migrationOf('020-words.sql', text)).toThrow(
    '020-words.sql needs the lines "-- migrate:up" and "-- migrate:down", in this order.',
  ),
);

it('all files are there, in their order, each with a number of its own', () => {
  const times = migrations.map((Migration) => Number(new Migration().name.slice(-13)));
  expect(times.length).toBeGreaterThan(70);
  expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b));
});
