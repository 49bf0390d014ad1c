import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Columns that name an attendee whose removal deletes or closes the row. */
const REFERENCES = {
  agenda_entries: ['attendee_id'],
  agenda_feeds: ['attendee_id'],
  activity_speakers: ['attendee_id'],
  blocks: ['blocker_id', 'blocked_id'],
  bookmarks: ['owner_id', 'attendee_id'],
  busy_times: ['attendee_id'],
  favourite_companies: ['owner_id'],
  match_dismissals: ['owner_id', 'attendee_id'],
  match_objections: ['attendee_id'],
};

/** Nothing is added to an attendee who was removed, however many servers race. */
export class StandingAttendees1795000000265 implements MigrationInterface {
  name = 'StandingAttendees1795000000265';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The arguments are the columns with attendees. A removal locks them first: it is waited for here, or waits and then finds the row.
      CREATE FUNCTION attendees_stand() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        stands boolean;
      BEGIN
        FOR stands IN
          SELECT a.status <> 'REMOVED' FROM attendees a
          WHERE a.id IN (SELECT (to_jsonb(NEW) ->> name)::uuid FROM unnest(TG_ARGV) AS name)
          ORDER BY a.id FOR KEY SHARE
        LOOP
          IF NOT stands THEN
            RAISE EXCEPTION 'The attendee was removed' USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'attendees_stand';
          END IF;
        END LOOP;
        RETURN NEW;
      END $$;
      CREATE TRIGGER meetings_attendees_stand BEFORE INSERT OR UPDATE OF status, sender_id, receiver_id, starts_at, ends_at
        ON meetings FOR EACH ROW WHEN (NEW.status IN ('PENDING', 'ACTIVE') AND NEW.ends_at > now())
        EXECUTE FUNCTION attendees_stand('sender_id', 'receiver_id');
    `);
    for (const [table, columns] of Object.entries(REFERENCES))
      await runner.query(`
        CREATE TRIGGER ${table}_attendees_stand BEFORE INSERT ON ${table}
          FOR EACH ROW EXECUTE FUNCTION attendees_stand(${columns.map((column) => `'${column}'`).join(', ')})`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['meetings', ...Object.keys(REFERENCES)])
      await runner.query(`DROP TRIGGER ${table}_attendees_stand ON ${table}`);
    await runner.query('DROP FUNCTION attendees_stand()');
  }
}
