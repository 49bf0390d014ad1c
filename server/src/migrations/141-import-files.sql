-- The files of imports between their steps, and the rows that could not be taken; both are kept for a short time only.

-- migrate:up
ALTER TABLE imports
  ADD COLUMN columns jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN total_rows int,
  ADD COLUMN phase text CONSTRAINT imports_phase_check CHECK (phase IN ('READING', 'WRITING')),
  ADD COLUMN send_invites boolean NOT NULL DEFAULT false,
  ADD COLUMN failure text,
  ADD COLUMN queued_at timestamptz,
  ADD COLUMN undo jsonb;
CREATE TABLE import_files (
  import_id uuid PRIMARY KEY CONSTRAINT import_files_import_id_fkey REFERENCES imports ON DELETE CASCADE,
  content bytea NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX import_files_expires_at_idx ON import_files (expires_at);
CREATE TABLE import_faulty_rows (
  import_id uuid NOT NULL CONSTRAINT import_faulty_rows_import_id_fkey REFERENCES imports ON DELETE CASCADE,
  line int NOT NULL,
  faults jsonb NOT NULL,
  cells text[] NOT NULL,
  PRIMARY KEY (import_id, line)
);

-- migrate:down
DROP TABLE import_faulty_rows;
DROP TABLE import_files;
ALTER TABLE imports DROP COLUMN columns, DROP COLUMN total_rows, DROP COLUMN phase, DROP COLUMN send_invites,
  DROP COLUMN failure, DROP COLUMN queued_at, DROP COLUMN undo;
