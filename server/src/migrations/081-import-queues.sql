-- Every server has a queue of imports of its own.

-- migrate:up
ALTER TABLE imports ADD COLUMN server_id uuid,
  ADD CONSTRAINT imports_queued_check CHECK (status <> 'QUEUED' OR server_id IS NOT NULL);
CREATE INDEX imports_queue_idx ON imports (server_id, id) WHERE status = 'QUEUED';

-- migrate:down
DROP INDEX imports_queue_idx;
ALTER TABLE imports DROP CONSTRAINT imports_queued_check, DROP COLUMN server_id;
