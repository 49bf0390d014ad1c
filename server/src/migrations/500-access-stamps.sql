-- Stamps a user with each loss of what their attendees may do, so that a transaction that began before it does not commit after it.
-- Gains are left out: an import that puts thousands into their companies must not lock their users until it ends.

-- migrate:up
ALTER TABLE users ADD access_stamp bigint NOT NULL DEFAULT '0';

CREATE FUNCTION stamp_access() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users SET access_stamp = pg_current_xact_id()::text::bigint WHERE id = OLD.user_id;
  RETURN NULL;
END $$;
CREATE TRIGGER attendees_stamp_access AFTER UPDATE OF status, user_id, by_invitation, company_id, company_contact ON attendees
  FOR EACH ROW WHEN (OLD.user_id IS NOT NULL AND (
    OLD.user_id IS DISTINCT FROM NEW.user_id
    OR OLD.status = 'CONFIRMED' AND NEW.status <> 'CONFIRMED'
    OR NEW.by_invitation AND NOT OLD.by_invitation
    OR OLD.company_id IS DISTINCT FROM NEW.company_id AND OLD.company_id IS NOT NULL
    OR OLD.company_contact AND NOT NEW.company_contact))
  EXECUTE FUNCTION stamp_access();
CREATE TRIGGER attendees_stamp_removal AFTER DELETE ON attendees
  FOR EACH ROW WHEN (OLD.user_id IS NOT NULL) EXECUTE FUNCTION stamp_access();

-- The sessions that a transaction ends: one's own may end by what it was used for.
CREATE OR REPLACE FUNCTION publish_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('podium.ended_sessions', concat(current_setting('podium.ended_sessions', true), ' ', OLD.id), true);
  INSERT INTO outbox (topic, payload) VALUES ('sessions.ended', jsonb_build_object('sessionIds', jsonb_build_array(OLD.id)));
  RETURN NULL;
END $$;

-- The rights under which a request was answered: the answer is repeated for the same rights alone.
ALTER TABLE idempotency_keys ADD rights text;

-- migrate:down
ALTER TABLE idempotency_keys DROP rights;
CREATE OR REPLACE FUNCTION publish_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (topic, payload) VALUES ('sessions.ended', jsonb_build_object('sessionIds', jsonb_build_array(OLD.id)));
  RETURN NULL;
END $$;
DROP TRIGGER attendees_stamp_removal ON attendees;
DROP TRIGGER attendees_stamp_access ON attendees;
DROP FUNCTION stamp_access();
ALTER TABLE users DROP access_stamp;
