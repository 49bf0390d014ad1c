-- Rows of a file may be taken although something about them may be a mistake.

-- migrate:up
ALTER TABLE imports ADD COLUMN warnings jsonb NOT NULL DEFAULT '[]';

-- migrate:down
ALTER TABLE imports DROP COLUMN warnings;
