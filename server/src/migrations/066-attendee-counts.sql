-- How many attendees of each status an event has, without reading them.

-- migrate:up
-- The sum of the changes is the count. Whoever writes attendees adds rows and touches none, so that nobody waits;
-- they commit with the attendees, so that the sum is exact in every snapshot. A job folds them together.
-- No foreign key: what belongs to a deleted event adds up to 0, and is folded away.
CREATE TABLE attendee_counts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id uuid NOT NULL,
  status attendee_status NOT NULL,
  change int NOT NULL
);
CREATE INDEX attendee_counts_event_idx ON attendee_counts (event_id, status);

CREATE FUNCTION attendee_counts_add() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO attendee_counts (event_id, status, change)
  SELECT event_id, status, CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END
  FROM changed GROUP BY event_id, status;
  RETURN NULL;
END $$;
CREATE FUNCTION attendee_counts_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO attendee_counts (event_id, status, change)
  VALUES (OLD.event_id, OLD.status, -1), (NEW.event_id, NEW.status, 1);
  RETURN NULL;
END $$;
CREATE TRIGGER attendee_counts_added AFTER INSERT ON attendees
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION attendee_counts_add();
CREATE TRIGGER attendee_counts_removed AFTER DELETE ON attendees
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION attendee_counts_add();
-- Per row, since other updates are many and must not pay for it.
CREATE TRIGGER attendee_counts_moved AFTER UPDATE OF event_id, status ON attendees FOR EACH ROW
  WHEN ((OLD.event_id, OLD.status) IS DISTINCT FROM (NEW.event_id, NEW.status)) EXECUTE FUNCTION attendee_counts_move();
-- Also where bulk loads skip the other triggers.
ALTER TABLE attendees ENABLE ALWAYS TRIGGER attendee_counts_added;
ALTER TABLE attendees ENABLE ALWAYS TRIGGER attendee_counts_removed;
ALTER TABLE attendees ENABLE ALWAYS TRIGGER attendee_counts_moved;

INSERT INTO attendee_counts (event_id, status, change)
SELECT event_id, status, count(*) FROM attendees GROUP BY event_id, status;

-- migrate:down
DROP TRIGGER attendee_counts_moved ON attendees;
DROP TRIGGER attendee_counts_removed ON attendees;
DROP TRIGGER attendee_counts_added ON attendees;
DROP FUNCTION attendee_counts_move();
DROP FUNCTION attendee_counts_add();
DROP TABLE attendee_counts;
