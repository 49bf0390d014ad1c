import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who has entered is counted without reading everybody. */
export class Entered1795000000042 implements MigrationInterface {
  name = 'Entered1795000000042';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX attendees_by_entry_idx ON attendees (event_id, status, checked_in_at, id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX attendees_by_entry_idx');
  }
}
