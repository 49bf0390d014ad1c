import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Addresses of files that a browser may fetch for a short time without a bearer token. */
export class Downloads1795000000044 implements MigrationInterface {
  name = 'Downloads1795000000044';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE downloads (
        token_hash bytea PRIMARY KEY,
        created_at timestamptz NOT NULL DEFAULT now(),
        session_id uuid NOT NULL CONSTRAINT downloads_session_id_fkey REFERENCES sessions ON DELETE CASCADE,
        request jsonb NOT NULL,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX downloads_session_id_idx ON downloads (session_id);
      CREATE INDEX downloads_expires_at_idx ON downloads (expires_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE downloads;
    `);
  }
}
