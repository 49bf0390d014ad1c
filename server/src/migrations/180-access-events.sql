-- Publishes every change of a person's access through the outbox, however it is made. Servers then look up again what they
-- keep of the access of connected people.

-- migrate:up
CREATE FUNCTION publish_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (topic, payload) VALUES ('sessions.ended', jsonb_build_object('sessionIds', jsonb_build_array(OLD.id)));
  RETURN NULL;
END $$;
CREATE TRIGGER sessions_publish_end AFTER DELETE ON sessions
  FOR EACH ROW WHEN (OLD.expires_at > now()) EXECUTE FUNCTION publish_session_end();
CREATE TRIGGER sessions_publish_expiry AFTER UPDATE OF expires_at ON sessions
  FOR EACH ROW WHEN (NEW.expires_at <= now()) EXECUTE FUNCTION publish_session_end();

CREATE FUNCTION publish_user_access() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (topic, payload) VALUES (
    CASE WHEN (OLD.role, OLD.must_change_password) IS DISTINCT FROM (NEW.role, NEW.must_change_password) AND NEW.disabled_at IS NULL
      THEN 'access.changed' ELSE 'access.outdated' END,
    jsonb_build_object('userIds', jsonb_build_array(NEW.id)));
  RETURN NULL;
END $$;
CREATE TRIGGER users_publish_access AFTER UPDATE OF role, must_change_password, disabled_at, email_verified_at ON users
  FOR EACH ROW WHEN ((OLD.role, OLD.must_change_password, OLD.disabled_at, OLD.email_verified_at)
    IS DISTINCT FROM (NEW.role, NEW.must_change_password, NEW.disabled_at, NEW.email_verified_at))
  EXECUTE FUNCTION publish_user_access();

CREATE FUNCTION publish_attendee_access() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (topic, payload)
  VALUES ('access.outdated', jsonb_build_object('userIds', jsonb_build_array(OLD.user_id)));
  RETURN NULL;
END $$;
CREATE TRIGGER attendees_publish_access AFTER UPDATE OF status, user_id, by_invitation ON attendees
  FOR EACH ROW WHEN (OLD.user_id IS NOT NULL AND 'CONFIRMED' IN (OLD.status, NEW.status)
    AND (OLD.status, OLD.user_id, OLD.by_invitation) IS DISTINCT FROM (NEW.status, NEW.user_id, NEW.by_invitation))
  EXECUTE FUNCTION publish_attendee_access();
CREATE TRIGGER attendees_publish_removal AFTER DELETE ON attendees
  FOR EACH ROW WHEN (OLD.user_id IS NOT NULL AND OLD.status = 'CONFIRMED') EXECUTE FUNCTION publish_attendee_access();

CREATE FUNCTION publish_event_access() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (topic, payload) VALUES ('access.outdated', jsonb_build_object('eventIds', jsonb_build_array(OLD.id)));
  RETURN NULL;
END $$;
CREATE TRIGGER events_publish_access AFTER UPDATE OF status, requires_verified_email, timezone ON events
  FOR EACH ROW WHEN ((OLD.status = 'DRAFT', OLD.requires_verified_email, OLD.timezone)
    IS DISTINCT FROM (NEW.status = 'DRAFT', NEW.requires_verified_email, NEW.timezone))
  EXECUTE FUNCTION publish_event_access();

CREATE FUNCTION publish_block() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (topic, payload)
  SELECT 'access.outdated', jsonb_build_object('userIds', jsonb_agg(a.user_id)) FROM attendees a
  WHERE a.id IN (coalesce(NEW.blocker_id, OLD.blocker_id), coalesce(NEW.blocked_id, OLD.blocked_id)) AND a.user_id IS NOT NULL
  HAVING count(*) > 0;
  RETURN NULL;
END $$;
CREATE TRIGGER blocks_publish AFTER INSERT OR DELETE ON blocks FOR EACH ROW EXECUTE FUNCTION publish_block();

-- migrate:down
DROP TRIGGER blocks_publish ON blocks;
DROP TRIGGER events_publish_access ON events;
DROP TRIGGER attendees_publish_removal ON attendees;
DROP TRIGGER attendees_publish_access ON attendees;
DROP TRIGGER users_publish_access ON users;
DROP TRIGGER sessions_publish_expiry ON sessions;
DROP TRIGGER sessions_publish_end ON sessions;
DROP FUNCTION publish_block();
DROP FUNCTION publish_event_access();
DROP FUNCTION publish_attendee_access();
DROP FUNCTION publish_user_access();
DROP FUNCTION publish_session_end();
