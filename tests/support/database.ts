import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

/** Name of the migrated database that every test database is a copy of. */
export const TEMPLATE = 'podium_template';

export type TestDatabase = Awaited<ReturnType<typeof copyOf>>;

/** Copies the migrated template, and files may do it at the same time. To copy its files takes half as long as to log its pages. */
export const createDatabase = () => copyOf(`${TEMPLATE} STRATEGY file_copy`);

/** Without even an extension. */
export const createEmptyDatabase = () => copyOf('template0');

/** Copies a database that is connected to by nobody. */
export async function copyOf(
  template: string,
  clusterUrl = inject('clusterUrl'),
  name = `test_${randomBytes(8).toString('hex')}`,
) {
  await runSql(clusterUrl, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runSql(clusterUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

/** Runs statements one after the other, on a connection of their own. */
export async function runSql(url: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
