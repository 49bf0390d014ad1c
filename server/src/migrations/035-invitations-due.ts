import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invitations that are to be mailed: a job takes them batch by batch. */
export class InvitationsDue1795000000035 implements MigrationInterface {
  name = 'InvitationsDue1795000000035';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE attendees ADD COLUMN invitation_due_at timestamptz;
      CREATE INDEX attendees_invitation_due_idx ON attendees (event_id, id) WHERE invitation_due_at IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX attendees_invitation_due_idx;
      ALTER TABLE attendees DROP COLUMN invitation_due_at;
    `);
  }
}
