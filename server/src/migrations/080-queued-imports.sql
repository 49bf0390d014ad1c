-- Imports wait for their turn. A new value of a type cannot be used in the transaction that adds it: 081 does.

-- migrate:up
ALTER TYPE import_status ADD VALUE 'QUEUED' BEFORE 'RUNNING';

-- migrate:down
UPDATE imports SET status = 'FAILED' WHERE status = 'QUEUED';
ALTER TABLE imports ALTER COLUMN status DROP DEFAULT;
ALTER TYPE import_status RENAME TO import_status_old;
CREATE TYPE import_status AS ENUM ('RUNNING', 'COMMITTED', 'REFUSED', 'CHECKED', 'FAILED', 'UNDONE');
ALTER TABLE imports ALTER COLUMN status TYPE import_status USING status::text::import_status;
ALTER TABLE imports ALTER COLUMN status SET DEFAULT 'RUNNING';
DROP TYPE import_status_old;
