import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How far a conversation shows its reading to the other person: nothing new while one has blocked the other. */
export class ShownReading1795000000046 implements MigrationInterface {
  name = 'ShownReading1795000000046';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE conversation_members ADD COLUMN shown_read_sequence int NOT NULL DEFAULT 0;
      UPDATE conversation_members SET shown_read_sequence = last_read_sequence;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE conversation_members DROP COLUMN shown_read_sequence;
    `);
  }
}
