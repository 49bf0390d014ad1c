-- Events for proven addresses only: other people are not confirmed there, and do not enter if confirmed before.

-- migrate:up
ALTER TABLE events ADD COLUMN requires_verified_email boolean NOT NULL DEFAULT false;

-- Its own plan is the same for everybody and is kept; the statements around it are planned with their values.
CREATE OR REPLACE FUNCTION may_enter(viewer uuid, event uuid) RETURNS boolean
  LANGUAGE plpgsql STABLE PARALLEL SAFE
  SET plan_cache_mode = force_generic_plan
  AS $$
  BEGIN
    RETURN EXISTS (
      SELECT 1 FROM attendees a JOIN events e ON e.id = a.event_id
      WHERE a.event_id = event AND a.user_id = viewer AND a.status = 'CONFIRMED' AND e.status <> 'DRAFT'
        AND (NOT e.requires_verified_email
          OR EXISTS (SELECT 1 FROM users u WHERE u.id = viewer AND u.email_verified_at IS NOT NULL)));
  END $$;

CREATE OR REPLACE FUNCTION attendees_keep_proven() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.by_invitation OR (SELECT requires_verified_email FROM events WHERE id = NEW.event_id))
    AND NOT EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id AND email_verified_at IS NOT NULL) THEN
    RAISE EXCEPTION 'The address is not proven' USING ERRCODE = '23P01', CONSTRAINT = 'attendees_proven';
  END IF;
  RETURN NEW;
END $$;

DROP TRIGGER attendees_keep_proven ON attendees;
CREATE TRIGGER attendees_keep_proven BEFORE INSERT OR UPDATE OF status, user_id, by_invitation ON attendees FOR EACH ROW
  WHEN (NEW.status = 'CONFIRMED') EXECUTE FUNCTION attendees_keep_proven();

-- migrate:down
DROP TRIGGER attendees_keep_proven ON attendees;
CREATE TRIGGER attendees_keep_proven BEFORE INSERT OR UPDATE OF status, user_id, by_invitation ON attendees FOR EACH ROW
  WHEN (NEW.status = 'CONFIRMED' AND NEW.by_invitation) EXECUTE FUNCTION attendees_keep_proven();

CREATE OR REPLACE FUNCTION attendees_keep_proven() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (true) AND NOT EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id AND email_verified_at IS NOT NULL) THEN
    RAISE EXCEPTION 'The address is not proven' USING ERRCODE = '23P01', CONSTRAINT = 'attendees_proven';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION may_enter(viewer uuid, event uuid) RETURNS boolean
  LANGUAGE plpgsql STABLE PARALLEL SAFE
  SET plan_cache_mode = force_generic_plan
  AS $$
  BEGIN
    RETURN EXISTS (
      SELECT 1 FROM attendees a JOIN events e ON e.id = a.event_id
      WHERE a.event_id = event AND a.user_id = viewer AND a.status = 'CONFIRMED' AND e.status <> 'DRAFT');
  END $$;

ALTER TABLE events DROP COLUMN requires_verified_email;
