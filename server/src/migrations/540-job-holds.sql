-- The mark of a restored copy: jobs and webhooks that reach people wait while its row is there. `deploy/backup.sh restore` makes it
-- with the same words, before it restores a backup that may be older than this.

-- migrate:up
CREATE TABLE IF NOT EXISTS job_holds (
  is_held boolean PRIMARY KEY DEFAULT true CONSTRAINT job_holds_one_check CHECK (is_held),
  since timestamptz NOT NULL DEFAULT now()
);

-- migrate:down
DROP TABLE job_holds;
