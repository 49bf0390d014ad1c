import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The slots of an event are computed in its time zone: one that Postgres does not know would break them. */
export class EventZones1795000000028 implements MigrationInterface {
  name = 'EventZones1795000000028';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE events ADD CONSTRAINT events_timezone_check
        CHECK (timezone(timezone, '2000-01-01 00:00:00+00'::timestamptz) IS NOT NULL);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE events DROP CONSTRAINT events_timezone_check;
    `);
  }
}
