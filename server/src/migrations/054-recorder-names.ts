import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who recorded an entry stays known when that user is gone, as in the log of changes. */
export class RecorderNames1795000000054 implements MigrationInterface {
  name = 'RecorderNames1795000000054';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE check_ins ADD COLUMN recorder_name text;
      UPDATE check_ins c SET recorder_name = u.display_name FROM users u WHERE u.id = c.recorded_by;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE check_ins DROP COLUMN recorder_name;');
  }
}
