-- Cells of a kept file that were mended on the page, by line and column.

-- migrate:up
ALTER TABLE import_files ADD COLUMN mended jsonb NOT NULL DEFAULT '[]';

-- migrate:down
ALTER TABLE import_files DROP COLUMN mended;
