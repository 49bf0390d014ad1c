import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A request that is repeated for want of an answer is recognised, whatever has become of the meeting since. */
export class MeetingClientIds1795000000200 implements MigrationInterface {
  name = 'MeetingClientIds1795000000200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE meetings ADD COLUMN client_id text
        CONSTRAINT meetings_client_id_check CHECK (char_length(client_id) BETWEEN 1 AND 100);
      CREATE UNIQUE INDEX meetings_client_id_key ON meetings (sender_id, client_id) WHERE client_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX meetings_client_id_key;
      ALTER TABLE meetings DROP COLUMN client_id;
    `);
  }
}
