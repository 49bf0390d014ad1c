-- When a picture was last uploaded or named, so that unused ones can be deleted.

-- migrate:up
ALTER TABLE uploads ADD COLUMN last_used_at timestamptz NOT NULL DEFAULT now();

-- migrate:down
ALTER TABLE uploads DROP COLUMN last_used_at;
