-- Hashes of codes and tokens that set a missing or forgotten password, and the order of the list of users.

-- migrate:up
-- One code per user: a new one replaces the one before.
CREATE TABLE one_time_codes (
  user_id uuid PRIMARY KEY CONSTRAINT one_time_codes_user_id_fkey REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  code_hash text NOT NULL,
  tries int NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL,
  CONSTRAINT one_time_codes_tries_check CHECK (tries BETWEEN 0 AND 5)
);
CREATE TABLE password_tokens (
  token_hash bytea PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  user_id uuid NOT NULL CONSTRAINT password_tokens_user_id_fkey REFERENCES users ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX password_tokens_user_id_idx ON password_tokens (user_id);
CREATE INDEX users_display_name_idx ON users (display_name, id);

-- migrate:down
DROP INDEX users_display_name_idx;
DROP TABLE password_tokens;
DROP TABLE one_time_codes;
