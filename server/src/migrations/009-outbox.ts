import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Events to publish, written in the transaction that caused them. */
export class Outbox1795000000009 implements MigrationInterface {
  name = 'Outbox1795000000009';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE outbox (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        created_at timestamptz NOT NULL DEFAULT now(),
        topic text NOT NULL,
        payload jsonb NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE outbox;
    `);
  }
}
