import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One line of the security log can stand for many failures. */
export class CountedFailures1795000000261 implements MigrationInterface {
  name = 'CountedFailures1795000000261';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE security_events ADD count integer NOT NULL DEFAULT 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE security_events DROP COLUMN count');
  }
}
