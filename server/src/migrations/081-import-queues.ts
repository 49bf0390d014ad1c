import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every server has a queue of imports of its own. */
export class ImportQueues1795000000081 implements MigrationInterface {
  name = 'ImportQueues1795000000081';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE imports ADD COLUMN server_id uuid,
        ADD CONSTRAINT imports_queued_check CHECK (status <> 'QUEUED' OR server_id IS NOT NULL);
      CREATE INDEX imports_queue_idx ON imports (server_id, id) WHERE status = 'QUEUED';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX imports_queue_idx;
      ALTER TABLE imports DROP CONSTRAINT imports_queued_check, DROP COLUMN server_id;
    `);
  }
}
