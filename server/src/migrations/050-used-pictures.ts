import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a picture was last brought or named, so that those which nobody uses can go. */
export class UsedPictures1795000000050 implements MigrationInterface {
  name = 'UsedPictures1795000000050';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE uploads ADD COLUMN last_used_at timestamptz NOT NULL DEFAULT now()');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE uploads DROP COLUMN last_used_at');
  }
}
