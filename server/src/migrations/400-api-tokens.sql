-- Tokens with which programs of third parties reach one event.

-- migrate:up
CREATE TABLE api_tokens (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  event_id uuid NOT NULL CONSTRAINT api_tokens_event_id_fkey REFERENCES events ON DELETE CASCADE,
  name text NOT NULL,
  token_hash bytea NOT NULL,
  scopes text[] NOT NULL,
  origins text[] NOT NULL DEFAULT '{}',
  author_name text NOT NULL,
  expires_at timestamptz NOT NULL,
  last_used_at timestamptz,
  revoked_at timestamptz,
  CONSTRAINT api_tokens_token_hash_key UNIQUE (token_hash),
  CONSTRAINT api_tokens_name_check CHECK (char_length(name) BETWEEN 1 AND 80),
  CONSTRAINT api_tokens_scopes_check CHECK (cardinality(scopes) > 0 AND scopes <@ '{ATTENDEES_READ,CONTACTS_READ,ATTENDEES_WRITE,COMPANIES_READ,SCHEDULE_READ,SCHEDULE_WRITE,MEETINGS_READ,CHECK_INS_READ,CHECK_INS_WRITE,LEADS_READ,STATISTICS_READ}'),
  CONSTRAINT api_tokens_origins_check CHECK (cardinality(origins) <= 20)
);
CREATE INDEX api_tokens_newest_idx ON api_tokens (event_id, created_at, id);

-- Who acts is a user or a token: only a user can be referred to, and both have a name.
CREATE FUNCTION actor_user(actor uuid) RETURNS uuid LANGUAGE sql STABLE AS $$ SELECT id FROM users WHERE id = actor $$;
CREATE FUNCTION actor_name(actor uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT display_name FROM users WHERE id = actor UNION ALL SELECT name FROM api_tokens WHERE id = actor
$$;

-- Keys belong to users and to tokens, and go with them.
ALTER TABLE idempotency_keys DROP CONSTRAINT idempotency_keys_user_id_fkey;
ALTER TABLE idempotency_keys RENAME COLUMN user_id TO caller_id;
CREATE FUNCTION delete_idempotency_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM idempotency_keys WHERE caller_id = OLD.id;
  RETURN NULL;
END $$;
CREATE TRIGGER users_delete_idempotency_keys AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION delete_idempotency_keys();
CREATE TRIGGER api_tokens_delete_idempotency_keys AFTER DELETE ON api_tokens
  FOR EACH ROW EXECUTE FUNCTION delete_idempotency_keys();

-- migrate:down
DROP TRIGGER users_delete_idempotency_keys ON users;
DROP TABLE api_tokens;
DROP FUNCTION delete_idempotency_keys();
DELETE FROM idempotency_keys WHERE caller_id NOT IN (SELECT id FROM users);
ALTER TABLE idempotency_keys RENAME COLUMN caller_id TO user_id;
ALTER TABLE idempotency_keys ADD CONSTRAINT idempotency_keys_user_id_fkey
  FOREIGN KEY (user_id) REFERENCES users ON DELETE CASCADE;
DROP FUNCTION actor_name(uuid);
DROP FUNCTION actor_user(uuid);
