import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A password that staff chose opens nothing until its user has replaced it. */
export class InitialPasswords1795000000075 implements MigrationInterface {
  name = 'InitialPasswords1795000000075';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users ADD must_change_password boolean NOT NULL DEFAULT false,
        ADD CONSTRAINT users_initial_password_check CHECK (password_hash IS NOT NULL OR NOT must_change_password);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users DROP CONSTRAINT users_initial_password_check, DROP must_change_password;
    `);
  }
}
