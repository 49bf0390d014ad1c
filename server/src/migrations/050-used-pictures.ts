import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a picture was last uploaded or named, so that unused ones can be deleted. */
export class UsedPictures1795000000050 implements MigrationInterface {
  name = 'UsedPictures1795000000050';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE uploads ADD COLUMN last_used_at timestamptz NOT NULL DEFAULT now()');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE uploads DROP COLUMN last_used_at');
  }
}
