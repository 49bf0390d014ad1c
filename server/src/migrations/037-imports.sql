-- Imports with their progress, and what each of them changed, so that it can be taken back.

-- migrate:up
CREATE TYPE import_kind AS ENUM ('ATTENDEES', 'COMPANIES');
CREATE TYPE import_status AS ENUM ('RUNNING', 'COMMITTED', 'REFUSED', 'CHECKED', 'FAILED', 'UNDONE');
CREATE TABLE imports (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  event_id uuid NOT NULL CONSTRAINT imports_event_id_fkey REFERENCES events ON DELETE CASCADE,
  started_by uuid CONSTRAINT imports_started_by_fkey REFERENCES users ON DELETE SET NULL,
  kind import_kind NOT NULL,
  status import_status NOT NULL DEFAULT 'RUNNING',
  file_name text NOT NULL,
  dry_run boolean NOT NULL DEFAULT false,
  partial boolean NOT NULL DEFAULT false,
  rows int NOT NULL DEFAULT 0,
  created int NOT NULL DEFAULT 0,
  updated int NOT NULL DEFAULT 0,
  unchanged int NOT NULL DEFAULT 0,
  faulty int NOT NULL DEFAULT 0,
  errors jsonb NOT NULL DEFAULT '[]',
  ignored_columns text[] NOT NULL DEFAULT '{}',
  committed_at timestamptz
);
CREATE INDEX imports_newest_idx ON imports (event_id, created_at, id);
CREATE INDEX imports_started_by_idx ON imports (started_by);
CREATE TABLE import_changes (
  import_id uuid NOT NULL CONSTRAINT import_changes_import_id_fkey REFERENCES imports ON DELETE CASCADE,
  subject_id uuid NOT NULL,
  before jsonb,
  PRIMARY KEY (import_id, subject_id)
);

-- migrate:down
DROP TABLE import_changes;
DROP TABLE imports;
DROP TYPE import_status;
DROP TYPE import_kind;
