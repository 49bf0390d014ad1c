import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The hash of a removed person's entry code: the door can say so instead of "unknown". */
export class FormerCodes1795000000170 implements MigrationInterface {
  name = 'FormerCodes1795000000170';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE attendees ADD COLUMN former_code_hash text;
      CREATE INDEX attendees_former_code_idx ON attendees (event_id, former_code_hash) WHERE former_code_hash IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX attendees_former_code_idx;
      ALTER TABLE attendees DROP COLUMN former_code_hash;
    `);
  }
}
