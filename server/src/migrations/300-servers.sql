-- The servers that run, as each of them reports.

-- migrate:up
CREATE TABLE servers (
  id uuid PRIMARY KEY,
  host text NOT NULL,
  version text NOT NULL,
  started_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL
);

-- migrate:down
DROP TABLE servers;
