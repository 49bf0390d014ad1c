-- What attendees think of sessions that are over.

-- migrate:up
CREATE TABLE session_ratings (
  activity_id uuid NOT NULL CONSTRAINT session_ratings_activity_id_fkey REFERENCES activities ON DELETE CASCADE,
  attendee_id uuid NOT NULL CONSTRAINT session_ratings_attendee_id_fkey REFERENCES attendees ON DELETE CASCADE,
  id uuid NOT NULL,
  stars int NOT NULL CONSTRAINT session_ratings_stars_check CHECK (stars BETWEEN 1 AND 5),
  comment text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (activity_id, attendee_id)
);
CREATE INDEX session_ratings_attendee_id_idx ON session_ratings (attendee_id);
CREATE INDEX session_ratings_newest_idx ON session_ratings (activity_id, created_at, id);
CREATE TRIGGER session_ratings_attendees_stand BEFORE INSERT ON session_ratings
  FOR EACH ROW EXECUTE FUNCTION attendees_stand('attendee_id');

-- migrate:down
DROP TABLE session_ratings;
