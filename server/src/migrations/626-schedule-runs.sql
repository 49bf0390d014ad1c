-- Drafts of the timetable of an event's meetings: what a run computed, and what became of it when it was applied.

-- migrate:up
CREATE TYPE schedule_run_basis AS ENUM ('NOTHING', 'PUBLISHED');
CREATE TYPE schedule_run_status AS ENUM (
  'QUEUED', 'RUNNING', 'DRAFT', 'FAILED', 'CANCELLED', 'APPLYING', 'APPLIED', 'UNDOING', 'UNDONE');
CREATE TABLE schedule_runs (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  event_id uuid NOT NULL CONSTRAINT schedule_runs_event_id_fkey REFERENCES events ON DELETE CASCADE,
  started_by uuid CONSTRAINT schedule_runs_started_by_fkey REFERENCES users ON DELETE SET NULL,
  status schedule_run_status NOT NULL DEFAULT 'QUEUED',
  basis schedule_run_basis NOT NULL,
  goal_order meeting_program_order NOT NULL,
  seed int NOT NULL,
  progress int NOT NULL DEFAULT 0,
  heartbeat_at timestamptz,
  input_hash text,
  draft_version int NOT NULL DEFAULT 0,
  bound jsonb,
  measures jsonb,
  failures int NOT NULL DEFAULT 0,
  error text,
  finished_at timestamptz,
  CONSTRAINT schedule_runs_progress_check CHECK (progress BETWEEN 0 AND 100),
  CONSTRAINT schedule_runs_finished_check CHECK ((status IN ('QUEUED', 'RUNNING')) = (finished_at IS NULL)),
  CONSTRAINT schedule_runs_draft_check CHECK (status IN ('QUEUED', 'RUNNING', 'FAILED', 'CANCELLED') OR input_hash IS NOT NULL)
);
CREATE INDEX schedule_runs_newest_idx ON schedule_runs (event_id, created_at, id);
CREATE INDEX schedule_runs_started_by_idx ON schedule_runs (started_by);
-- One computation, and one change of the published timetable, per event at a time, whichever server does it.
CREATE UNIQUE INDEX schedule_runs_running_key ON schedule_runs (event_id) WHERE status IN ('QUEUED', 'RUNNING');
CREATE UNIQUE INDEX schedule_runs_applying_key ON schedule_runs (event_id) WHERE status IN ('APPLYING', 'UNDOING');

ALTER TABLE meetings ADD COLUMN run_id uuid CONSTRAINT meetings_run_id_fkey REFERENCES schedule_runs ON DELETE SET NULL,
  ADD COLUMN locked_at timestamptz;
CREATE INDEX meetings_run_id_idx ON meetings (run_id) WHERE run_id IS NOT NULL;

CREATE TYPE schedule_change AS ENUM ('ADDED', 'MOVED', 'KEPT', 'DROPPED');
CREATE TYPE schedule_outcome AS ENUM ('APPLIED', 'SKIPPED', 'UNDONE', 'NOT_UNDONE');
-- The two people are in the order of their ids. The place of a DROPPED meeting is the one that it loses.
CREATE TABLE schedule_run_meetings (
  id uuid PRIMARY KEY,
  run_id uuid NOT NULL CONSTRAINT schedule_run_meetings_run_id_fkey REFERENCES schedule_runs ON DELETE CASCADE,
  one_id uuid NOT NULL CONSTRAINT schedule_run_meetings_one_id_fkey REFERENCES attendees ON DELETE CASCADE,
  other_id uuid NOT NULL CONSTRAINT schedule_run_meetings_other_id_fkey REFERENCES attendees ON DELETE CASCADE,
  change schedule_change NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  pod_id uuid NOT NULL CONSTRAINT schedule_run_meetings_pod_id_fkey REFERENCES pods ON DELETE CASCADE,
  meeting_id uuid CONSTRAINT schedule_run_meetings_meeting_id_fkey REFERENCES meetings ON DELETE SET NULL,
  old_status meeting_status,
  old_starts_at timestamptz,
  old_ends_at timestamptz,
  old_pod_id uuid,
  old_run_id uuid,
  outcome schedule_outcome,
  reason text,
  CONSTRAINT schedule_run_meetings_pair_key UNIQUE (run_id, one_id, other_id),
  CONSTRAINT schedule_run_meetings_pair_check CHECK (one_id < other_id),
  CONSTRAINT schedule_run_meetings_period_check CHECK (ends_at > starts_at)
);
CREATE INDEX schedule_run_meetings_time_idx ON schedule_run_meetings (run_id, starts_at, id);
CREATE INDEX schedule_run_meetings_pod_idx ON schedule_run_meetings (run_id, pod_id, starts_at);
CREATE INDEX schedule_run_meetings_one_id_idx ON schedule_run_meetings (one_id);
CREATE INDEX schedule_run_meetings_other_id_idx ON schedule_run_meetings (other_id);
CREATE INDEX schedule_run_meetings_meeting_id_idx ON schedule_run_meetings (meeting_id);
CREATE INDEX schedule_run_meetings_pod_id_idx ON schedule_run_meetings (pod_id);
CREATE INDEX schedule_run_meetings_waiting_idx ON schedule_run_meetings (run_id, id) WHERE outcome IS NULL;

-- Everybody who has fewer meetings in a draft than promised, or none though they asked; `reasons` is an object of counts by reason.
CREATE TABLE schedule_run_people (
  run_id uuid NOT NULL CONSTRAINT schedule_run_people_run_id_fkey REFERENCES schedule_runs ON DELETE CASCADE,
  attendee_id uuid NOT NULL CONSTRAINT schedule_run_people_attendee_id_fkey REFERENCES attendees ON DELETE CASCADE,
  target int NOT NULL,
  got int NOT NULL,
  reasons jsonb NOT NULL,
  PRIMARY KEY (run_id, attendee_id),
  CONSTRAINT schedule_run_people_below_check CHECK (got BETWEEN 0 AND target - 1)
);
CREATE INDEX schedule_run_people_attendee_id_idx ON schedule_run_people (attendee_id);

-- migrate:down
DROP TABLE schedule_run_people;
DROP TABLE schedule_run_meetings;
ALTER TABLE meetings DROP COLUMN run_id, DROP COLUMN locked_at;
DROP TABLE schedule_runs;
DROP TYPE schedule_outcome;
DROP TYPE schedule_change;
DROP TYPE schedule_run_status;
DROP TYPE schedule_run_basis;
