-- The hash of a removed person's entry code: the door can say so instead of "unknown".

-- migrate:up
ALTER TABLE attendees ADD COLUMN former_code_hash text;
CREATE INDEX attendees_former_code_idx ON attendees (event_id, former_code_hash) WHERE former_code_hash IS NOT NULL;

-- migrate:down
DROP INDEX attendees_former_code_idx;
ALTER TABLE attendees DROP COLUMN former_code_hash;
