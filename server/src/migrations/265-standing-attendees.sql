-- Nothing is added to an attendee who was removed, however many servers race.

-- migrate:up
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

-- Columns that name an attendee whose removal deletes or closes the row.
CREATE TRIGGER agenda_entries_attendees_stand BEFORE INSERT ON agenda_entries
  FOR EACH ROW EXECUTE FUNCTION attendees_stand('attendee_id');
CREATE TRIGGER agenda_feeds_attendees_stand BEFORE INSERT ON agenda_feeds
  FOR EACH ROW EXECUTE FUNCTION attendees_stand('attendee_id');
CREATE TRIGGER activity_speakers_attendees_stand BEFORE INSERT ON activity_speakers
  FOR EACH ROW EXECUTE FUNCTION attendees_stand('attendee_id');
CREATE TRIGGER blocks_attendees_stand BEFORE INSERT ON blocks
  FOR EACH ROW EXECUTE FUNCTION attendees_stand('blocker_id', 'blocked_id');
CREATE TRIGGER bookmarks_attendees_stand BEFORE INSERT ON bookmarks
  FOR EACH ROW EXECUTE FUNCTION attendees_stand('owner_id', 'attendee_id');
CREATE TRIGGER busy_times_attendees_stand BEFORE INSERT ON busy_times
  FOR EACH ROW EXECUTE FUNCTION attendees_stand('attendee_id');
CREATE TRIGGER favourite_companies_attendees_stand BEFORE INSERT ON favourite_companies
  FOR EACH ROW EXECUTE FUNCTION attendees_stand('owner_id');
CREATE TRIGGER match_dismissals_attendees_stand BEFORE INSERT ON match_dismissals
  FOR EACH ROW EXECUTE FUNCTION attendees_stand('owner_id', 'attendee_id');
CREATE TRIGGER match_objections_attendees_stand BEFORE INSERT ON match_objections
  FOR EACH ROW EXECUTE FUNCTION attendees_stand('attendee_id');

-- migrate:down
DROP TRIGGER meetings_attendees_stand ON meetings;
DROP TRIGGER agenda_entries_attendees_stand ON agenda_entries;
DROP TRIGGER agenda_feeds_attendees_stand ON agenda_feeds;
DROP TRIGGER activity_speakers_attendees_stand ON activity_speakers;
DROP TRIGGER blocks_attendees_stand ON blocks;
DROP TRIGGER bookmarks_attendees_stand ON bookmarks;
DROP TRIGGER busy_times_attendees_stand ON busy_times;
DROP TRIGGER favourite_companies_attendees_stand ON favourite_companies;
DROP TRIGGER match_dismissals_attendees_stand ON match_dismissals;
DROP TRIGGER match_objections_attendees_stand ON match_objections;
DROP FUNCTION attendees_stand();
