import type { DataSource, QueryRunner } from 'typeorm';
import { createDataSource } from '../../server/src/core/db/database';
import { migrations } from '../../server/src/migrations/migrations';

/** A connection for a test that runs single migrations itself. */
export const connectForMigrations = (url: string): Promise<DataSource> =>
  createDataSource({ url, pool: 2, entities: [], migrations: [] }).initialize();

/** The class of a migration by its name, without the time that TypeORM has at the end. */
export const migrationCalled = (name: string): (typeof migrations)[number] => {
  const found = migrations.find((Migration) => new Migration().name.replace(/\d+$/, '') === name);
  if (!found) throw new Error(`No migration is called ${name}.`);
  return found;
};

/** Takes back all migrations from the last to the named one. */
export const takeBackThrough = async (runner: QueryRunner, name: string): Promise<void> => {
  const first = migrations.indexOf(migrationCalled(name));
  for (const Migration of migrations.slice(first).toReversed()) await new Migration().down(runner);
};
