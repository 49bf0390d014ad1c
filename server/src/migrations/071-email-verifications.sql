-- The code and the link that were mailed last to prove an address: hashes only.

-- migrate:up
CREATE TABLE email_verifications (
  user_id uuid PRIMARY KEY CONSTRAINT email_verifications_user_id_fkey REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  code_hash text NOT NULL,
  tries int NOT NULL DEFAULT 0,
  code_expires_at timestamptz NOT NULL,
  token_hash bytea NOT NULL CONSTRAINT email_verifications_token_hash_key UNIQUE,
  expires_at timestamptz NOT NULL,
  CONSTRAINT email_verifications_tries_check CHECK (tries BETWEEN 0 AND 5)
);

-- migrate:down
DROP TABLE email_verifications;
