-- What becomes of values in a file that their fields do not know: kept with the import, so that a check and its commit are of one mind.

-- migrate:up
ALTER TABLE imports ADD COLUMN corrections jsonb NOT NULL DEFAULT '[]';

-- migrate:down
ALTER TABLE imports DROP COLUMN corrections;
