-- The servers that run, as each reports, and backups, as the scripts that make them do.

-- migrate:up
CREATE TABLE servers (
  id text PRIMARY KEY,
  version text NOT NULL,
  started_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL
);
CREATE TABLE backups (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  finished_at timestamptz NOT NULL,
  bytes bigint NOT NULL CONSTRAINT backups_bytes_check CHECK (bytes >= 0),
  checksum text NOT NULL
);
CREATE INDEX backups_finished_at_idx ON backups (finished_at);

-- migrate:down
DROP TABLE backups;
DROP TABLE servers;
