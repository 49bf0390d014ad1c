-- Imports of wishes for meetings, and of promised numbers of them.

-- migrate:up
ALTER TYPE import_kind ADD VALUE 'MEETING_WISHES';
ALTER TYPE import_kind ADD VALUE 'MEETING_TARGETS';

-- migrate:down
-- Values of an enum cannot be dropped, so the type is created again without them.
DELETE FROM imports WHERE kind IN ('MEETING_WISHES', 'MEETING_TARGETS');
ALTER TYPE import_kind RENAME TO import_kind_before;
CREATE TYPE import_kind AS ENUM ('ATTENDEES', 'COMPANIES', 'ACTIVITIES');
ALTER TABLE imports ALTER COLUMN kind TYPE import_kind USING kind::text::import_kind;
DROP TYPE import_kind_before;
