import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files that wait to be imported are found by the addresses in them; those of before are dropped, as they would be in two hours. */
export class ImportAddresses1795000000251 implements MigrationInterface {
  name = 'ImportAddresses1795000000251';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM import_files;
      ALTER TABLE import_files ADD COLUMN addresses text[] NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE import_files DROP COLUMN addresses;
    `);
  }
}
