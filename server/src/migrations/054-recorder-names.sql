-- Who recorded an entry stays known when that user is gone, as in the log of changes.

-- migrate:up
ALTER TABLE check_ins ADD COLUMN recorder_name text;
UPDATE check_ins c SET recorder_name = u.display_name FROM users u WHERE u.id = c.recorded_by;

-- migrate:down
ALTER TABLE check_ins DROP COLUMN recorder_name;
