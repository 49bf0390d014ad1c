-- A new category, company or answer brings nobody with a place into a group that is full, whoever writes it.

-- migrate:up
CREATE FUNCTION attendees_keep_group_places() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM attendee_groups WHERE event_id = NEW.event_id AND capacity IS NOT NULL) THEN RETURN NULL; END IF;
  PERFORM FROM events WHERE id = NEW.event_id FOR NO KEY UPDATE;
  IF EXISTS (SELECT FROM attendee_groups g WHERE g.event_id = NEW.event_id AND (NEW.groups & ~OLD.groups) >> g.bit & 1 = 1
    AND g.capacity < places_taken(g.event_id, 1::bigint << g.bit)) THEN
    RAISE EXCEPTION 'A group is full' USING ERRCODE = '23P01', CONSTRAINT = 'attendees_group_places';
  END IF;
  RETURN NULL;
END $$;
-- At the end of the transaction: one may take the place that another one leaves. What organisers do to groups and companies is theirs to decide.
CREATE CONSTRAINT TRIGGER attendees_keep_group_places AFTER UPDATE OF category, company_id, answers ON attendees
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.category, OLD.company_id, OLD.answers) IS DISTINCT FROM (NEW.category, NEW.company_id, NEW.answers)
    AND NEW.groups & ~OLD.groups <> 0 AND (NEW.status = 'CONFIRMED' OR NEW.application IS NOT DISTINCT FROM 'OFFERED'))
  EXECUTE FUNCTION attendees_keep_group_places();

-- migrate:down
DROP TRIGGER attendees_keep_group_places ON attendees;
DROP FUNCTION attendees_keep_group_places();
