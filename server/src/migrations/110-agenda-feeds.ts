import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Secret addresses at which calendar programs read an attendee's agenda. */
export class AgendaFeeds1795000000110 implements MigrationInterface {
  name = 'AgendaFeeds1795000000110';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE agenda_feeds (
        attendee_id uuid PRIMARY KEY CONSTRAINT agenda_feeds_attendee_id_fkey REFERENCES attendees ON DELETE CASCADE,
        token_hash bytea NOT NULL CONSTRAINT agenda_feeds_token_hash_key UNIQUE,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_read_at timestamptz
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE agenda_feeds');
  }
}
