import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDataSource } from '../../server/src/core/db/database';
import { entities } from '../../server/src/modules';
import { migrate } from '../../server/src/migrate';
import { migrations } from '../../server/src/migrations/migrations';
import { createDatabase, createEmptyDatabase, type TestDatabase } from '../support/database';
import { migrationCalled } from '../support/migrations';

/** Everything that entities and migrations both say. Primary keys are compared without their names. */
const STRUCTURE = {
  columns: `
    SELECT table_name, column_name, udt_name, is_nullable, column_default, collation_name, identity_generation
    FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'migrations' ORDER BY 1, 2`,
  // Triggers, deferred ones too, exist in the migrations alone.
  constraints: `
    SELECT conrelid::regclass::text AS "table", CASE contype WHEN 'p' THEN '' ELSE conname END AS name,
           pg_get_constraintdef(oid) AS definition
    FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace AND conrelid::regclass::text <> 'migrations' AND contype NOT IN ('n', 't')
    ORDER BY 1, 2, 3`,
  // Operator classes and inverted indexes are more than a decorator can say: these exist in the migrations alone.
  indexes: `
    SELECT indexdef FROM pg_indexes
    WHERE schemaname = 'public' AND indexname NOT IN
      ('attendee_groups_name_key', 'companies_sectors_idx', 'contact_consents_key', 'contact_exchanges_pair_key', 'mails_recipient_idx', 'meetings_crossed_key') AND indexname NOT LIKE '%_search_idx' AND indexname NOT LIKE '%_sort_idx'
      AND indexname NOT IN (SELECT conname FROM pg_constraint WHERE contype = 'p') ORDER BY 1`,
};

/** As databases know them. */
const names = migrations.map((Migration) => new Migration().name);

/** The kinds of things that a migration could leave behind. */
const LEFTOVERS = `
  SELECT relname AS name FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind <> 'i' AND relname NOT LIKE '%migrations%'
  UNION ALL SELECT typname FROM pg_type
    WHERE typnamespace = 'public'::regnamespace AND typname NOT LIKE '%migrations%'
  UNION ALL SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace
  UNION ALL SELECT extname FROM pg_extension WHERE extname <> 'plpgsql'`;

const structureOf = async (dataSource: DataSource): Promise<Record<string, unknown>> => ({
  columns: await dataSource.query(STRUCTURE.columns),
  constraints: await dataSource.query(STRUCTURE.constraints),
  indexes: await dataSource.query(STRUCTURE.indexes),
});

const connect = (
  { url }: TestDatabase,
  options: Partial<Parameters<typeof createDataSource>[0]> = {},
): Promise<DataSource> => createDataSource({ url, pool: 2, entities, migrations, ...options }).initialize();

describe('the migrated schema', () => {
  let database: TestDatabase;
  let dataSource: DataSource;

  beforeAll(async () => {
    database = await createDatabase();
    dataSource = await connect(database);
  });

  afterAll(async () => {
    await dataSource?.destroy();
    await database?.drop();
  });

  it('is what the entities say, in the eyes of TypeORM', async () => {
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('has no table without an entity', async () => {
    const tables = await dataSource.query<{ name: string }[]>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations'`,
    );
    const mapped = dataSource.entityMetadatas.map(({ tableName }) => tableName);
    expect(tables.map(({ name }) => name).sort()).toEqual(mapped.sort());
  });

  // TypeORM compares checks, exclusions and indexes by name only, so their definitions are compared here.
  it('is what the entities alone would build, to the letter', async () => {
    const empty = await createEmptyDatabase();
    const built = await connect(empty, { migrations: [migrationCalled('Extensions')] });
    try {
      await built.runMigrations();
      await built.synchronize();
      expect(await structureOf(dataSource)).toEqual(await structureOf(built));
    } finally {
      await built.destroy();
      await empty.drop();
    }
  });
});

describe('the migrations', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createEmptyDatabase();
  });

  afterAll(async () => {
    await database?.drop();
  });

  it('run once when several servers start together', async () => {
    await Promise.all([migrate(database.url), migrate(database.url), migrate(database.url)]);
    const dataSource = await connect(database);
    try {
      const done = await dataSource.query<{ name: string }[]>('SELECT name FROM migrations ORDER BY id');
      expect(done.map(({ name }) => name)).toEqual(names);
    } finally {
      await dataSource.destroy();
    }
  });

  it('run down to nothing, and up again to the same schema', async () => {
    const dataSource = await connect(database);
    try {
      const before = await structureOf(dataSource);
      for (const name of names.toReversed()) {
        await dataSource.undoLastMigration();
        expect(await dataSource.query('SELECT 1 FROM migrations WHERE name = $1', [name])).toEqual([]);
      }
      expect(await dataSource.query(LEFTOVERS)).toEqual([]);
      await dataSource.runMigrations();
      expect(await structureOf(dataSource)).toEqual(before);
    } finally {
      await dataSource.destroy();
    }
  });
});
