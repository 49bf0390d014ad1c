-- The members given by hand whom a condition has replaced, so that an undo of that edit brings them back.

-- migrate:up
ALTER TABLE attendee_groups ADD COLUMN replaced_ids uuid[] NOT NULL DEFAULT '{}';

-- migrate:down
ALTER TABLE attendee_groups DROP COLUMN replaced_ids;
