-- Work over many attendees that goes on in the background.

-- migrate:up
CREATE TYPE bulk_job_kind AS ENUM ('INVITE', 'REMIND', 'REMOVE', 'SET_CATEGORY', 'SET_COMPANY');
CREATE TYPE bulk_job_status AS ENUM ('QUEUED', 'RUNNING', 'DONE', 'FAILED', 'UNDONE');
CREATE TYPE bulk_job_outcome AS ENUM ('DONE', 'SKIPPED', 'FAILED');
CREATE TABLE bulk_jobs (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  event_id uuid NOT NULL CONSTRAINT bulk_jobs_event_id_fkey REFERENCES events ON DELETE CASCADE,
  started_by uuid CONSTRAINT bulk_jobs_started_by_fkey REFERENCES users ON DELETE SET NULL,
  kind bulk_job_kind NOT NULL,
  status bulk_job_status NOT NULL DEFAULT 'QUEUED',
  value text,
  total integer NOT NULL DEFAULT 0,
  done integer NOT NULL DEFAULT 0,
  skipped integer NOT NULL DEFAULT 0,
  failed integer NOT NULL DEFAULT 0,
  closed_meetings integer NOT NULL DEFAULT 0,
  failures integer NOT NULL DEFAULT 0,
  error text,
  finished_at timestamptz,
  CONSTRAINT bulk_jobs_counts_check CHECK (done + skipped + failed <= total),
  CONSTRAINT bulk_jobs_finished_check CHECK ((status IN ('QUEUED', 'RUNNING')) = (finished_at IS NULL))
);
CREATE INDEX bulk_jobs_newest_idx ON bulk_jobs (event_id, created_at, id);
CREATE INDEX bulk_jobs_started_by_idx ON bulk_jobs (started_by);
CREATE UNIQUE INDEX bulk_jobs_running_key ON bulk_jobs (event_id, kind) WHERE finished_at IS NULL;
CREATE TABLE bulk_job_items (
  job_id uuid NOT NULL CONSTRAINT bulk_job_items_job_id_fkey REFERENCES bulk_jobs ON DELETE CASCADE,
  attendee_id uuid NOT NULL CONSTRAINT bulk_job_items_attendee_id_fkey REFERENCES attendees ON DELETE CASCADE,
  outcome bulk_job_outcome,
  reason text,
  before text,
  PRIMARY KEY (job_id, attendee_id)
);
CREATE INDEX bulk_job_items_attendee_id_idx ON bulk_job_items (attendee_id);
CREATE INDEX bulk_job_items_waiting_idx ON bulk_job_items (job_id, attendee_id) WHERE outcome IS NULL;

-- migrate:down
DROP TABLE bulk_job_items, bulk_jobs;
DROP TYPE bulk_job_outcome, bulk_job_status, bulk_job_kind;
