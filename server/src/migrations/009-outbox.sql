-- Events to publish, written in the transaction that caused them.

-- migrate:up
CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  topic text NOT NULL,
  payload jsonb NOT NULL
);

-- migrate:down
DROP TABLE outbox;
