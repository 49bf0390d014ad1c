-- What matching remembers: who was shown to whom, and who is not for whom.

-- migrate:up
CREATE TABLE match_dismissals (
  owner_id uuid NOT NULL CONSTRAINT match_dismissals_owner_id_fkey REFERENCES attendees ON DELETE CASCADE,
  attendee_id uuid NOT NULL CONSTRAINT match_dismissals_attendee_id_fkey REFERENCES attendees ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (owner_id, attendee_id),
  CONSTRAINT match_dismissals_other_check CHECK (owner_id <> attendee_id)
);
CREATE INDEX match_dismissals_attendee_id_idx ON match_dismissals (attendee_id);
CREATE TABLE match_showings (
  viewer_id uuid NOT NULL CONSTRAINT match_showings_viewer_id_fkey REFERENCES attendees ON DELETE CASCADE,
  attendee_id uuid NOT NULL CONSTRAINT match_showings_attendee_id_fkey REFERENCES attendees ON DELETE CASCADE,
  PRIMARY KEY (viewer_id, attendee_id)
);
CREATE INDEX match_showings_attendee_id_idx ON match_showings (attendee_id);
CREATE TABLE match_exposures (
  attendee_id uuid PRIMARY KEY CONSTRAINT match_exposures_attendee_id_fkey REFERENCES attendees ON DELETE CASCADE,
  shown int NOT NULL DEFAULT 0,
  CONSTRAINT match_exposures_shown_check CHECK (shown >= 0)
);

-- Read without the rows themselves when candidates are gathered by term.
DROP INDEX attendee_interests_term_id_idx;
CREATE INDEX attendee_interests_term_id_idx ON attendee_interests (term_id, attendee_id, group_id);

-- Counted where they are written, so that whatever ends a showing, a deleted viewer too, is counted.
-- In the order of ids, so that two who count do not wait for each other.
CREATE FUNCTION match_exposures_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO match_exposures (attendee_id, shown)
    SELECT attendee_id, count(*) FROM changed GROUP BY attendee_id ORDER BY attendee_id
    ON CONFLICT (attendee_id) DO UPDATE SET shown = match_exposures.shown + excluded.shown;
  ELSE
    PERFORM 1 FROM match_exposures WHERE attendee_id IN (SELECT attendee_id FROM changed)
      ORDER BY attendee_id FOR UPDATE;
    UPDATE match_exposures e SET shown = e.shown - c.times
    FROM (SELECT attendee_id, count(*) AS times FROM changed GROUP BY attendee_id) c
    WHERE e.attendee_id = c.attendee_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER match_exposures_count_added AFTER INSERT ON match_showings
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION match_exposures_count();
CREATE TRIGGER match_exposures_count_removed AFTER DELETE ON match_showings
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION match_exposures_count();

-- Who left is shown nobody any more.
CREATE FUNCTION match_showings_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM match_showings WHERE viewer_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER match_showings_end AFTER UPDATE OF status ON attendees FOR EACH ROW
  WHEN (NEW.status = 'REMOVED') EXECUTE FUNCTION match_showings_end();

-- migrate:down
DROP TRIGGER match_showings_end ON attendees;
DROP INDEX attendee_interests_term_id_idx;
CREATE INDEX attendee_interests_term_id_idx ON attendee_interests (term_id, attendee_id);
DROP TABLE match_exposures;
DROP TABLE match_showings;
DROP TABLE match_dismissals;
DROP FUNCTION match_showings_end();
DROP FUNCTION match_exposures_count();
