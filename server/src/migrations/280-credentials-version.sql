-- One version of a user's credentials. Triggers raise it with every change of who may be that user, and delete what was made
-- for an earlier version; foreign keys refuse whatever is still being made for one.

-- migrate:up
ALTER TABLE users ADD credentials_version int NOT NULL DEFAULT 1,
  ADD CONSTRAINT users_credentials_key UNIQUE (id, credentials_version);

-- Tables whose rows open an account, or identify a device to it.
-- Deferred: the session that changes a password takes the next version just before its user does.
ALTER TABLE sessions ADD credentials_version int NOT NULL DEFAULT 1,
  DROP CONSTRAINT sessions_user_id_fkey,
  ADD CONSTRAINT sessions_credentials_fkey FOREIGN KEY (user_id, credentials_version)
    REFERENCES users (id, credentials_version) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE sessions ALTER credentials_version DROP DEFAULT;

ALTER TABLE one_time_codes ADD credentials_version int NOT NULL DEFAULT 1,
  DROP CONSTRAINT one_time_codes_user_id_fkey,
  ADD CONSTRAINT one_time_codes_credentials_fkey FOREIGN KEY (user_id, credentials_version)
    REFERENCES users (id, credentials_version) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE one_time_codes ALTER credentials_version DROP DEFAULT;

ALTER TABLE password_tokens ADD credentials_version int NOT NULL DEFAULT 1,
  DROP CONSTRAINT password_tokens_user_id_fkey,
  ADD CONSTRAINT password_tokens_credentials_fkey FOREIGN KEY (user_id, credentials_version)
    REFERENCES users (id, credentials_version) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE password_tokens ALTER credentials_version DROP DEFAULT;

ALTER TABLE email_verifications ADD credentials_version int NOT NULL DEFAULT 1,
  DROP CONSTRAINT email_verifications_user_id_fkey,
  ADD CONSTRAINT email_verifications_credentials_fkey FOREIGN KEY (user_id, credentials_version)
    REFERENCES users (id, credentials_version) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE email_verifications ALTER credentials_version DROP DEFAULT;

ALTER TABLE known_devices ADD credentials_version int NOT NULL DEFAULT 1,
  DROP CONSTRAINT known_devices_user_id_fkey,
  ADD CONSTRAINT known_devices_credentials_fkey FOREIGN KEY (user_id, credentials_version)
    REFERENCES users (id, credentials_version) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE known_devices ALTER credentials_version DROP DEFAULT;

-- An invite code opens the account of the version that it was made for; its link to the event lives on.
ALTER TABLE attendees ADD invite_credentials_version int;
UPDATE attendees SET invite_credentials_version = 1 WHERE status = 'INVITED';

CREATE FUNCTION stamp_invite_code() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT credentials_version INTO NEW.invite_credentials_version FROM users WHERE id = NEW.user_id;
  RETURN NEW;
END $$;
CREATE TRIGGER attendees_stamp_invite_code BEFORE INSERT OR UPDATE OF invite_code ON attendees
  FOR EACH ROW WHEN (NEW.status = 'INVITED') EXECUTE FUNCTION stamp_invite_code();

CREATE FUNCTION raise_credentials_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.credentials_version := OLD.credentials_version + 1;
  -- What was proven is the former address.
  IF NEW.email IS DISTINCT FROM OLD.email THEN NEW.email_verified_at := NULL; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER users_raise_credentials_version BEFORE UPDATE ON users
  FOR EACH ROW WHEN ((OLD.email, OLD.password_hash, OLD.role, OLD.disabled_at)
    IS DISTINCT FROM (NEW.email, NEW.password_hash, NEW.role, NEW.disabled_at))
  EXECUTE FUNCTION raise_credentials_version();

CREATE FUNCTION end_former_credentials() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM sessions WHERE user_id = NEW.id AND credentials_version < NEW.credentials_version;
  DELETE FROM one_time_codes WHERE user_id = NEW.id AND credentials_version < NEW.credentials_version;
  DELETE FROM password_tokens WHERE user_id = NEW.id AND credentials_version < NEW.credentials_version;
  DELETE FROM email_verifications WHERE user_id = NEW.id AND credentials_version < NEW.credentials_version;
  DELETE FROM known_devices WHERE user_id = NEW.id AND credentials_version < NEW.credentials_version;
  -- Anybody can make an account for an address: its own acts must not void what was mailed to the owner of the address.
  IF OLD.email_verified_at IS NULL AND (OLD.email, OLD.role, OLD.disabled_at) IS NOT DISTINCT FROM (NEW.email, NEW.role, NEW.disabled_at) THEN
    UPDATE attendees SET invite_credentials_version = NEW.credentials_version
    WHERE user_id = NEW.id AND status = 'INVITED' AND invite_credentials_version = OLD.credentials_version;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER users_end_former_credentials AFTER UPDATE ON users
  FOR EACH ROW WHEN (OLD.credentials_version <> NEW.credentials_version) EXECUTE FUNCTION end_former_credentials();

-- A changed role ends the sessions, so only a replaced initial password changes the rights of one that goes on.
CREATE OR REPLACE FUNCTION publish_user_access() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (topic, payload) VALUES (
    CASE WHEN OLD.must_change_password IS DISTINCT FROM NEW.must_change_password AND NEW.disabled_at IS NULL
      THEN 'access.changed' ELSE 'access.outdated' END,
    jsonb_build_object('userIds', jsonb_build_array(NEW.id)));
  RETURN NULL;
END $$;

-- migrate:down
CREATE OR REPLACE FUNCTION publish_user_access() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (topic, payload) VALUES (
    CASE WHEN (OLD.role, OLD.must_change_password) IS DISTINCT FROM (NEW.role, NEW.must_change_password) AND NEW.disabled_at IS NULL
      THEN 'access.changed' ELSE 'access.outdated' END,
    jsonb_build_object('userIds', jsonb_build_array(NEW.id)));
  RETURN NULL;
END $$;
DROP TRIGGER users_end_former_credentials ON users;
DROP TRIGGER users_raise_credentials_version ON users;
DROP TRIGGER attendees_stamp_invite_code ON attendees;
DROP FUNCTION end_former_credentials();
DROP FUNCTION raise_credentials_version();
DROP FUNCTION stamp_invite_code();
ALTER TABLE attendees DROP invite_credentials_version;

ALTER TABLE sessions DROP CONSTRAINT sessions_credentials_fkey, DROP credentials_version,
  ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users ON DELETE CASCADE;
ALTER TABLE one_time_codes DROP CONSTRAINT one_time_codes_credentials_fkey, DROP credentials_version,
  ADD CONSTRAINT one_time_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users ON DELETE CASCADE;
ALTER TABLE password_tokens DROP CONSTRAINT password_tokens_credentials_fkey, DROP credentials_version,
  ADD CONSTRAINT password_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users ON DELETE CASCADE;
ALTER TABLE email_verifications DROP CONSTRAINT email_verifications_credentials_fkey, DROP credentials_version,
  ADD CONSTRAINT email_verifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users ON DELETE CASCADE;
ALTER TABLE known_devices DROP CONSTRAINT known_devices_credentials_fkey, DROP credentials_version,
  ADD CONSTRAINT known_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users ON DELETE CASCADE;
ALTER TABLE users DROP CONSTRAINT users_credentials_key, DROP credentials_version;
