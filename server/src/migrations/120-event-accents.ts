import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The colour of an event in the portal. */
export class EventAccents1795000000120 implements MigrationInterface {
  name = 'EventAccents1795000000120';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE events ADD COLUMN accent_color text
        CONSTRAINT events_accent_check CHECK (accent_color ~ '^#[0-9a-f]{6}$');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE events DROP COLUMN accent_color');
  }
}
