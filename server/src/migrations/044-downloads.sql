-- Addresses of files that a browser may fetch for a short time without a bearer token.

-- migrate:up
CREATE TABLE downloads (
  token_hash bytea PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  session_id uuid NOT NULL CONSTRAINT downloads_session_id_fkey REFERENCES sessions ON DELETE CASCADE,
  request jsonb NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX downloads_session_id_idx ON downloads (session_id);
CREATE INDEX downloads_expires_at_idx ON downloads (expires_at);

-- migrate:down
DROP TABLE downloads;
