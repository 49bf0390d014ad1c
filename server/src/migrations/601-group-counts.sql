-- Counts of attendees by their groups, so that the number of those whom a viewer sees is a sum too; and changes of groups are changes of access.

-- migrate:up
ALTER TABLE attendee_counts ADD COLUMN groups bigint NOT NULL DEFAULT '1';
CREATE OR REPLACE FUNCTION attendee_counts_add() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO attendee_counts (event_id, status, groups, change)
  SELECT event_id, status, groups, CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END
  FROM changed GROUP BY event_id, status, groups;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION attendee_counts_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO attendee_counts (event_id, status, groups, change)
  VALUES (OLD.event_id, OLD.status, OLD.groups, -1), (NEW.event_id, NEW.status, NEW.groups, 1);
  RETURN NULL;
END $$;
DROP TRIGGER attendee_counts_moved ON attendees;
-- A trigger changes the groups with category and company.
CREATE TRIGGER attendee_counts_moved AFTER UPDATE OF event_id, status, groups, category, company_id ON attendees FOR EACH ROW
  WHEN ((OLD.event_id, OLD.status, OLD.groups) IS DISTINCT FROM (NEW.event_id, NEW.status, NEW.groups)) EXECUTE FUNCTION attendee_counts_move();
ALTER TABLE attendees ENABLE ALWAYS TRIGGER attendee_counts_moved;

DROP TRIGGER attendees_publish_access ON attendees;
CREATE TRIGGER attendees_publish_access AFTER UPDATE OF status, user_id, by_invitation, groups, category, company_id ON attendees
  FOR EACH ROW WHEN (OLD.user_id IS NOT NULL AND 'CONFIRMED' IN (OLD.status, NEW.status)
    AND (OLD.status, OLD.user_id, OLD.by_invitation, OLD.groups) IS DISTINCT FROM (NEW.status, NEW.user_id, NEW.by_invitation, NEW.groups))
  EXECUTE FUNCTION publish_attendee_access();
CREATE FUNCTION publish_group_rules() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (topic, payload)
  SELECT 'access.outdated', jsonb_build_object('eventIds', jsonb_agg(DISTINCT n.event_id))
  FROM changed n JOIN former o ON o.id = n.id WHERE o.sees <> n.sees HAVING count(*) > 0;
  RETURN NULL;
END $$;
CREATE TRIGGER attendee_groups_publish AFTER UPDATE ON attendee_groups
  REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION publish_group_rules();

-- migrate:down
DROP TRIGGER attendee_groups_publish ON attendee_groups;
DROP FUNCTION publish_group_rules();
DROP TRIGGER attendees_publish_access ON attendees;
CREATE TRIGGER attendees_publish_access AFTER UPDATE OF status, user_id, by_invitation ON attendees
  FOR EACH ROW WHEN (OLD.user_id IS NOT NULL AND 'CONFIRMED' IN (OLD.status, NEW.status)
    AND (OLD.status, OLD.user_id, OLD.by_invitation) IS DISTINCT FROM (NEW.status, NEW.user_id, NEW.by_invitation))
  EXECUTE FUNCTION publish_attendee_access();
DROP TRIGGER attendee_counts_moved ON attendees;
CREATE TRIGGER attendee_counts_moved AFTER UPDATE OF event_id, status ON attendees FOR EACH ROW
  WHEN ((OLD.event_id, OLD.status) IS DISTINCT FROM (NEW.event_id, NEW.status)) EXECUTE FUNCTION attendee_counts_move();
ALTER TABLE attendees ENABLE ALWAYS TRIGGER attendee_counts_moved;
CREATE OR REPLACE FUNCTION attendee_counts_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO attendee_counts (event_id, status, change)
  VALUES (OLD.event_id, OLD.status, -1), (NEW.event_id, NEW.status, 1);
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION attendee_counts_add() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO attendee_counts (event_id, status, change)
  SELECT event_id, status, CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END
  FROM changed GROUP BY event_id, status;
  RETURN NULL;
END $$;
ALTER TABLE attendee_counts DROP COLUMN groups;
