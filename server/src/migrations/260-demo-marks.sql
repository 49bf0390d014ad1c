-- Marks the people and events of the demo, so that a server without it can refuse them. Those of earlier versions are recognised by
-- their addresses: `.test` has no owner.

-- migrate:up
ALTER TABLE users ADD demo boolean NOT NULL DEFAULT false;
ALTER TABLE events ADD demo boolean NOT NULL DEFAULT false;
UPDATE users SET demo = true WHERE email ~ '[@.]demo\.podium\.test$';
-- Beside the main one, those of the generated crowd that nobody else was ever added to.
UPDATE events e SET demo = true
WHERE e.id = '01980000-0000-7000-8000-00000000d0e0' OR (
  EXISTS (SELECT 1 FROM attendees a JOIN users u ON u.id = a.user_id
    WHERE a.event_id = e.id AND u.email ~ '[@.]people\.demo\.podium\.test$')
  AND NOT EXISTS (SELECT 1 FROM attendees a JOIN users u ON u.id = a.user_id WHERE a.event_id = e.id AND NOT u.demo));

-- A demo administrator takes the place of no real one.
CREATE OR REPLACE FUNCTION users_keep_admin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.role = 'ADMIN' AND OLD.disabled_at IS NULL
    AND (TG_OP = 'DELETE' OR NEW.role <> 'ADMIN' OR NEW.disabled_at IS NOT NULL) THEN
    PERFORM pg_advisory_xact_lock(7310002);
    IF NOT EXISTS (SELECT 1 FROM users
      WHERE role = 'ADMIN' AND disabled_at IS NULL AND id <> OLD.id AND (OLD.demo OR NOT demo)) THEN
      RAISE EXCEPTION 'The last administrator stays' USING ERRCODE = '23P01', CONSTRAINT = 'users_last_admin';
    END IF;
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;

-- In a demo, requests wait for as long as it stands.
CREATE FUNCTION meetings_keep_demo_request() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT demo FROM events WHERE id = NEW.event_id) THEN NEW.expires_at := 'infinity'; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER meetings_keep_demo_request BEFORE INSERT OR UPDATE OF expires_at ON meetings
  FOR EACH ROW WHEN (NEW.status = 'PENDING') EXECUTE FUNCTION meetings_keep_demo_request();
UPDATE meetings m SET expires_at = 'infinity' FROM events e WHERE e.id = m.event_id AND e.demo AND m.status = 'PENDING';

-- migrate:down
DROP TRIGGER meetings_keep_demo_request ON meetings;
DROP FUNCTION meetings_keep_demo_request();
UPDATE meetings SET expires_at = least(created_at + interval '24 hours', starts_at) WHERE expires_at = 'infinity';
CREATE OR REPLACE FUNCTION users_keep_admin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.role = 'ADMIN' AND OLD.disabled_at IS NULL
    AND (TG_OP = 'DELETE' OR NEW.role <> 'ADMIN' OR NEW.disabled_at IS NOT NULL) THEN
    PERFORM pg_advisory_xact_lock(7310002);
    IF NOT EXISTS (SELECT 1 FROM users WHERE role = 'ADMIN' AND disabled_at IS NULL AND id <> OLD.id) THEN
      RAISE EXCEPTION 'The last administrator stays' USING ERRCODE = '23P01', CONSTRAINT = 'users_last_admin';
    END IF;
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
ALTER TABLE events DROP COLUMN demo;
ALTER TABLE users DROP COLUMN demo;
