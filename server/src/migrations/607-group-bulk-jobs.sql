-- Bulk jobs that put attendees into a group, or take them out.

-- migrate:up
ALTER TYPE bulk_job_kind ADD VALUE 'ADD_TO_GROUP';
ALTER TYPE bulk_job_kind ADD VALUE 'REMOVE_FROM_GROUP';

-- migrate:down
-- Values of an enum cannot be dropped, so the type is created again without them.
DELETE FROM bulk_jobs WHERE kind IN ('ADD_TO_GROUP', 'REMOVE_FROM_GROUP');
ALTER TYPE bulk_job_kind RENAME TO bulk_job_kind_before;
CREATE TYPE bulk_job_kind AS ENUM ('INVITE', 'REMIND', 'REMOVE', 'SET_CATEGORY', 'SET_COMPANY');
ALTER TABLE bulk_jobs ALTER COLUMN kind TYPE bulk_job_kind USING kind::text::bulk_job_kind;
DROP TYPE bulk_job_kind_before;
