-- Staff see all events, or those that are listed for them, each until its end.

-- migrate:up
ALTER TABLE users ADD all_events boolean NOT NULL DEFAULT true,
  ADD CONSTRAINT users_all_events_check CHECK (all_events OR role <> 'ADMIN');

CREATE TABLE event_staff (
  user_id uuid NOT NULL CONSTRAINT event_staff_user_id_fkey REFERENCES users ON DELETE CASCADE,
  event_id uuid NOT NULL CONSTRAINT event_staff_event_id_fkey REFERENCES events ON DELETE CASCADE,
  ends_at timestamptz,
  added_by uuid CONSTRAINT event_staff_added_by_fkey REFERENCES users ON DELETE SET NULL,
  added_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT event_staff_pkey PRIMARY KEY (user_id, event_id)
);
CREATE INDEX event_staff_event_id_idx ON event_staff (event_id);
CREATE INDEX event_staff_added_by_idx ON event_staff (added_by);

-- A transaction that began before an event was taken away does not commit after it; see 500-access-stamps.sql.
CREATE FUNCTION publish_staff_access() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE users SET access_stamp = pg_current_xact_id()::text::bigint WHERE id = OLD.user_id;
  END IF;
  INSERT INTO outbox (topic, payload)
  VALUES ('access.changed', jsonb_build_object('userIds', jsonb_build_array(coalesce(NEW.user_id, OLD.user_id))));
  RETURN NULL;
END $$;
CREATE TRIGGER event_staff_publish_access AFTER INSERT OR DELETE OR UPDATE OF ends_at ON event_staff
  FOR EACH ROW EXECUTE FUNCTION publish_staff_access();

CREATE FUNCTION stamp_all_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.access_stamp := pg_current_xact_id()::text::bigint;
  RETURN NEW;
END $$;
CREATE TRIGGER users_stamp_all_events BEFORE UPDATE OF all_events ON users
  FOR EACH ROW WHEN (OLD.all_events AND NOT NEW.all_events) EXECUTE FUNCTION stamp_all_events();

CREATE OR REPLACE FUNCTION publish_user_access() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (topic, payload) VALUES (
    CASE WHEN (OLD.must_change_password, OLD.all_events) IS DISTINCT FROM (NEW.must_change_password, NEW.all_events)
      AND NEW.disabled_at IS NULL THEN 'access.changed' ELSE 'access.outdated' END,
    jsonb_build_object('userIds', jsonb_build_array(NEW.id)));
  RETURN NULL;
END $$;
DROP TRIGGER users_publish_access ON users;
CREATE TRIGGER users_publish_access AFTER UPDATE OF role, must_change_password, disabled_at, email_verified_at, all_events ON users
  FOR EACH ROW WHEN ((OLD.role, OLD.must_change_password, OLD.disabled_at, OLD.email_verified_at, OLD.all_events)
    IS DISTINCT FROM (NEW.role, NEW.must_change_password, NEW.disabled_at, NEW.email_verified_at, NEW.all_events))
  EXECUTE FUNCTION publish_user_access();

-- migrate:down
DROP TRIGGER users_publish_access ON users;
CREATE TRIGGER users_publish_access AFTER UPDATE OF role, must_change_password, disabled_at, email_verified_at ON users
  FOR EACH ROW WHEN ((OLD.role, OLD.must_change_password, OLD.disabled_at, OLD.email_verified_at)
    IS DISTINCT FROM (NEW.role, NEW.must_change_password, NEW.disabled_at, NEW.email_verified_at))
  EXECUTE FUNCTION publish_user_access();
CREATE OR REPLACE FUNCTION publish_user_access() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (topic, payload) VALUES (
    CASE WHEN OLD.must_change_password IS DISTINCT FROM NEW.must_change_password AND NEW.disabled_at IS NULL
      THEN 'access.changed' ELSE 'access.outdated' END,
    jsonb_build_object('userIds', jsonb_build_array(NEW.id)));
  RETURN NULL;
END $$;
DROP TRIGGER users_stamp_all_events ON users;
DROP FUNCTION stamp_all_events();
DROP TABLE event_staff;
DROP FUNCTION publish_staff_access();
ALTER TABLE users DROP all_events;
