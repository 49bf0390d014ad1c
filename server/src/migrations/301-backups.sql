-- Backups, as the scripts that make them report: INSERT INTO backups (finished_at, bytes, checksum).

-- migrate:up
CREATE TABLE backups (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  finished_at timestamptz NOT NULL,
  bytes bigint NOT NULL CONSTRAINT backups_bytes_check CHECK (bytes >= 0),
  checksum text NOT NULL
);
CREATE INDEX backups_finished_at_idx ON backups (finished_at);

-- migrate:down
DROP TABLE backups;
