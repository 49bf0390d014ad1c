-- Scans of devices whose clock could not be right.

-- migrate:up
ALTER TABLE check_ins ADD COLUMN time_unsure boolean NOT NULL DEFAULT false;

-- migrate:down
ALTER TABLE check_ins DROP COLUMN time_unsure;
