-- How the file of an import is read: its encoding and its sheet, with what there is to choose from.

-- migrate:up
ALTER TABLE imports ADD COLUMN source jsonb;

-- migrate:down
ALTER TABLE imports DROP COLUMN source;
