import { Client, escapeIdentifier, type DatabaseError } from 'pg';

const NOT_ALLOWED = '42501';

/** Extensions that the migrations need; the owner of the database may add them. */
export const EXTENSIONS = ['citext', 'pg_trgm', 'unaccent', 'btree_gist', 'btree_gin'];

/**
 * To compile a statement takes longer than any of ours runs. Pages are read from memory or an SSD, where order costs nothing:
 * with the cost of a spinning disk Postgres prefers a bitmap of all who have a word to the few of a country. A word with one
 * wrong letter is still similar: a long one to a whole word (strictly), a short one to a part of one.
 */
export const DATABASE_SETTINGS = {
  jit: 'off',
  random_page_cost: '1.1',
  'pg_trgm.strict_word_similarity_threshold': '0.45',
  'pg_trgm.word_similarity_threshold': '0.4',
};

/** Runs statements that need the rights of an owner, or says who has to run them. */
const asOwner = async (client: Client, what: string, statements: readonly string[]): Promise<void> => {
  const text = statements.map((statement) => `${statement};`).join('\n');
  await client.query(text).catch((error: DatabaseError) => {
    if (error.code !== NOT_ALLOWED) throw error;
    throw new Error(
      `${what} (${error.message}). Please have the owner of the database ${client.database}, or a superuser, run in it once:\n\n${text}\n`,
    );
  });
};

/** Adds the extensions that are missing. */
export const addExtensions = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ name: string }>(
    `SELECT name FROM unnest($1::text[]) AS name WHERE NOT EXISTS (SELECT FROM pg_extension WHERE extname = name)`,
    [EXTENSIONS],
  );
  const statements = rows.map(({ name }) => `CREATE EXTENSION IF NOT EXISTS ${name}`);
  if (statements.length > 0)
    await asOwner(client, 'The database lacks extensions, and they could not be added', statements);
};

/** Keeps settings with the database: poolers refuse those that come with a connection, and hand sessions on that forgot others. */
export const keepSettings = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ name: string; value: string }>(
    `SELECT name, value FROM json_each_text($1) AS setting (name, value) WHERE current_setting(name, true) IS DISTINCT FROM value`,
    [DATABASE_SETTINGS],
  );
  const database = escapeIdentifier(client.database ?? '');
  const changes = rows.map(({ name, value }) => `ALTER DATABASE ${database} SET ${name} = ${value}`);
  // Only where the library is loaded may an owner who is no superuser keep its settings.
  const statements = [`SELECT similarity('', '')`, ...changes];
  if (changes.length > 0) await asOwner(client, 'The database has other settings than it needs', statements);
};

const sessionOf = async (client: Client): Promise<number | undefined> => {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return rows[0]?.pid;
};

/** Two clients that work in the same session have a pooler before them, which keeps nothing from one transaction to the next. */
export const assertOwnSessions = async (client: Client, other: Client): Promise<void> => {
  if ((await sessionOf(client)) === (await sessionOf(other)))
    throw new Error(
      'The address of the database leads through a pooler of transactions. Migrations, notifications and jobs need Postgres itself: set DATABASE_DIRECT_URL to its address.',
    );
};

const PROBE = 'podium_probe';

/** Whether a pooler keeps prepared statements for its clients, as PgBouncer does from 1.21 on: then they have other names in Postgres. */
export const poolerPrepares = async (url: string): Promise<boolean> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query({ name: PROBE, text: 'SELECT 1' });
    const { rowCount } = await client.query(`SELECT FROM pg_prepared_statements WHERE name = '${PROBE}'`);
    if (rowCount) await client.query(`DEALLOCATE ${PROBE}`);
    await client.query('COMMIT');
    return rowCount === 0;
  } finally {
    await client.end();
  }
};
