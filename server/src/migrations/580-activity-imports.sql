-- Imports of the schedule.

-- migrate:up
ALTER TYPE import_kind ADD VALUE 'ACTIVITIES';

-- migrate:down
-- Values of an enum cannot be dropped, so the type is created again without it.
DELETE FROM imports WHERE kind = 'ACTIVITIES';
ALTER TYPE import_kind RENAME TO import_kind_before;
CREATE TYPE import_kind AS ENUM ('ATTENDEES', 'COMPANIES');
ALTER TABLE imports ALTER COLUMN kind TYPE import_kind USING kind::text::import_kind;
DROP TYPE import_kind_before;
