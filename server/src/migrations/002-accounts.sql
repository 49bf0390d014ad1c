-- Users and their sessions.

-- migrate:up
CREATE TYPE role AS ENUM ('ATTENDEE', 'ADMIN', 'SUPERVISOR', 'MANAGER', 'EXECUTIVE');
CREATE TABLE users (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  email citext NOT NULL CONSTRAINT users_email_key UNIQUE,
  password_hash text,
  display_name text NOT NULL,
  role role NOT NULL DEFAULT 'ATTENDEE',
  avatar text,
  disabled_at timestamptz,
  last_login_at timestamptz,
  CONSTRAINT users_display_name_check CHECK (char_length(display_name) BETWEEN 1 AND 200)
);
CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  user_id uuid NOT NULL CONSTRAINT sessions_user_id_fkey REFERENCES users ON DELETE CASCADE,
  token_hash bytea NOT NULL CONSTRAINT sessions_token_hash_key UNIQUE,
  device text,
  last_used_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX sessions_user_id_idx ON sessions (user_id);
CREATE INDEX sessions_expires_at_idx ON sessions (expires_at);

-- migrate:down
DROP TABLE sessions;
DROP TABLE users;
DROP TYPE role;
