import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The log of mails is filtered by status and searched by address. */
export class MailLog1795000000027 implements MigrationInterface {
  name = 'MailLog1795000000027';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX mails_status_idx ON mails (status, created_at, id);
      CREATE INDEX mails_recipient_idx ON mails USING gin (lower(recipient) gin_trgm_ops);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX mails_recipient_idx;
      DROP INDEX mails_status_idx;
    `);
  }
}
