import type { MigrationInterface, QueryRunner } from 'typeorm';

const SEARCHED = {
  activities: ['title', 'track'],
  faqs: ['question', 'answer'],
} as const;

/** One search over people, companies, sessions and questions: the words of the last two, folded, in an index that forgives typing errors. */
export class Search1795000000041 implements MigrationInterface {
  name = 'Search1795000000041';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, columns] of Object.entries(SEARCHED))
      await runner.query(`
        ALTER TABLE ${table} ADD COLUMN search_text text NOT NULL DEFAULT '';
        CREATE FUNCTION ${table}_fold() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          NEW.search_text := fold_text(concat_ws(' ', ${columns.map((column) => `NEW.${column}`).join(', ')}));
          RETURN NEW;
        END $$;
        CREATE TRIGGER ${table}_fold BEFORE INSERT OR UPDATE OF ${columns.join(', ')}, search_text
          ON ${table} FOR EACH ROW EXECUTE FUNCTION ${table}_fold();
        UPDATE ${table} SET search_text = '';
        CREATE INDEX ${table}_search_idx ON ${table} USING gin (event_id, search_text gin_trgm_ops);
      `);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of Object.keys(SEARCHED))
      await runner.query(`
        DROP TRIGGER ${table}_fold ON ${table};
        DROP FUNCTION ${table}_fold();
        ALTER TABLE ${table} DROP COLUMN search_text;
      `);
  }
}
