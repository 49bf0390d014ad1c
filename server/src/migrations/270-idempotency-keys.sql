-- Answers of requests that were sent with an `Idempotency-Key`.

-- migrate:up
CREATE TABLE idempotency_keys (
  user_id uuid NOT NULL CONSTRAINT idempotency_keys_user_id_fkey REFERENCES users ON DELETE CASCADE,
  key_hash bytea NOT NULL,
  request_hash bytea NOT NULL,
  answer bytea,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT idempotency_keys_pkey PRIMARY KEY (user_id, key_hash)
);
CREATE INDEX idempotency_keys_created_at_idx ON idempotency_keys (created_at);

-- migrate:down
DROP TABLE idempotency_keys;
