import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { DATABASE_SETTINGS, EXTENSIONS, keepSettings } from '../../server/src/core/db/database-setup';
import { migrate } from '../../server/src/migrate';
import { createDatabase, type TestDatabase } from '../support/database';

/** A user who is no superuser, with a database that was not migrated yet. */
const [OWNER, EMPTY] = [`owner_${randomBytes(6).toString('hex')}`, `empty_${randomBytes(6).toString('hex')}`];
const STRANGER = OWNER.replace('owner', 'stranger');

let migrated: TestDatabase;
let admin: Client;

const as = (user: string, databaseUrl: string): string => {
  const url = new URL(databaseUrl);
  [url.username, url.password] = [user, 'secret'];
  return url.href;
};
const emptyUrl = (): string => inject('clusterUrl').replace(/\/\w+$/, `/${EMPTY}`);

const on = async <Row>(url: string, work: (client: Client) => Promise<Row>): Promise<Row> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};
/** How the sessions of a database begin. */
const settingsOf = (url: string): Promise<unknown> =>
  on(url, async (client) => {
    const names = Object.keys(DATABASE_SETTINGS);
    const { rows } = await client.query<{ name: string; value: string }>(
      `SELECT name, current_setting(name) AS value FROM unnest($1::text[]) AS name`,
      [names],
    );
    return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  });
const spoilSettings = (name: string): Promise<unknown> =>
  admin.query(
    `ALTER DATABASE ${name} SET jit = on; ALTER DATABASE ${name} SET pg_trgm.word_similarity_threshold = 0.9`,
  );

beforeAll(async () => {
  migrated = await createDatabase();
  admin = new Client({ connectionString: inject('clusterUrl') });
  await admin.connect();
  for (const role of [OWNER, STRANGER]) await admin.query(`CREATE ROLE ${role} LOGIN PASSWORD 'secret'`);
  await admin.query(`CREATE DATABASE ${EMPTY} OWNER ${OWNER}`);
});
afterAll(async () => {
  await admin.query(`DROP DATABASE ${EMPTY} WITH (FORCE)`);
  await migrated.drop();
  for (const role of [OWNER, STRANGER]) await admin.query(`DROP ROLE ${role}`);
  await admin.end();
});

it('says which extensions are missing to somebody who may not add them, and what the owner has to run', async () => {
  const failure = await migrate(as(STRANGER, emptyUrl())).catch((error: Error) => error.message);
  expect(failure).toContain(`Please have the owner of the database ${EMPTY}, or a superuser, run in it once`);
  for (const name of EXTENSIONS) expect(failure).toContain(`\nCREATE EXTENSION IF NOT EXISTS ${name};`);
});

it('needs no superuser: the owner of a database adds the extensions and keeps the settings', async () => {
  await spoilSettings(EMPTY);
  const url = as(OWNER, emptyUrl());
  expect(await migrate(url)).not.toEqual([]);
  expect(await settingsOf(url)).toEqual(DATABASE_SETTINGS);
  const { rows } = await on(url, (client) =>
    client.query<{ name: string }>('SELECT extname AS name FROM pg_extension'),
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...EXTENSIONS, 'plpgsql'].toSorted());
});

it('says what the owner has to run where the settings are not for others to keep', async () => {
  const name = new URL(migrated.url).pathname.slice(1);
  await spoilSettings(name);
  const failure = await on(as(STRANGER, migrated.url), keepSettings).catch((error: Error) => error.message);
  const commands = String(failure).split('\n\n')[1] ?? '';
  expect(commands).toContain(`ALTER DATABASE "${name}" SET jit = off;`);
  await admin.query(`ALTER DATABASE ${name} OWNER TO ${OWNER}`);
  await on(as(OWNER, migrated.url), (client) => client.query(commands));
  expect(await settingsOf(migrated.url)).toEqual(DATABASE_SETTINGS);
});
