-- Imports that are looked at before they run. A new value of a type cannot be used in the transaction that adds it: 141 does.

-- migrate:up
ALTER TYPE import_status ADD VALUE 'PREPARED' BEFORE 'QUEUED';

-- migrate:down
DELETE FROM imports WHERE status = 'PREPARED';
DROP INDEX imports_queue_idx;
ALTER TABLE imports DROP CONSTRAINT imports_queued_check;
ALTER TABLE imports ALTER COLUMN status DROP DEFAULT;
ALTER TYPE import_status RENAME TO import_status_old;
CREATE TYPE import_status AS ENUM ('QUEUED', 'RUNNING', 'COMMITTED', 'REFUSED', 'CHECKED', 'FAILED', 'UNDONE');
ALTER TABLE imports ALTER COLUMN status TYPE import_status USING status::text::import_status;
ALTER TABLE imports ALTER COLUMN status SET DEFAULT 'RUNNING';
ALTER TABLE imports ADD CONSTRAINT imports_queued_check CHECK (status <> 'QUEUED' OR server_id IS NOT NULL);
CREATE INDEX imports_queue_idx ON imports (server_id, id) WHERE status = 'QUEUED';
DROP TYPE import_status_old;
