-- Files that wait to be imported are found by the addresses in them; those of before are dropped, as they would be in two hours.

-- migrate:up
DELETE FROM import_files;
ALTER TABLE import_files ADD COLUMN addresses text[] NOT NULL;

-- migrate:down
ALTER TABLE import_files DROP COLUMN addresses;
