import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures that were taken in, each under the hash of its content. */
export class Uploads1795000000013 implements MigrationInterface {
  name = 'Uploads1795000000013';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE uploads (
        name text PRIMARY KEY,
        created_at timestamptz NOT NULL DEFAULT now(),
        content_type text NOT NULL,
        bytes int NOT NULL,
        width int NOT NULL,
        height int NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE uploads;
    `);
  }
}
