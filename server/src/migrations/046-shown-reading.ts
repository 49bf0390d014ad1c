import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How far the other of a conversation is told that one has read: while one has blocked the other, nobody is told. */
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
