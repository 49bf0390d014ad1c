-- What API tokens have asked for, hour by hour.

-- migrate:up
CREATE TABLE api_token_usage (
  token_id uuid NOT NULL CONSTRAINT api_token_usage_token_id_fkey REFERENCES api_tokens ON DELETE CASCADE,
  hour timestamptz NOT NULL,
  calls int NOT NULL,
  points double precision NOT NULL,
  PRIMARY KEY (token_id, hour),
  CONSTRAINT api_token_usage_counts_check CHECK (calls >= 0 AND points >= 0)
);

-- migrate:down
DROP TABLE api_token_usage;
