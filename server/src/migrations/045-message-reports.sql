-- Messages that their recipients have shown to staff.

-- migrate:up
CREATE TABLE message_reports (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  event_id uuid NOT NULL CONSTRAINT message_reports_event_id_fkey REFERENCES events ON DELETE CASCADE,
  message_id uuid NOT NULL CONSTRAINT message_reports_message_id_fkey REFERENCES messages ON DELETE CASCADE,
  reporter_id uuid NOT NULL CONSTRAINT message_reports_reporter_id_fkey REFERENCES attendees ON DELETE CASCADE,
  reason text NOT NULL,
  resolved_at timestamptz,
  resolved_by uuid CONSTRAINT message_reports_resolved_by_fkey REFERENCES users ON DELETE SET NULL,
  -- Only the recipient reports, so one report per message.
  CONSTRAINT message_reports_message_id_key UNIQUE (message_id),
  CONSTRAINT message_reports_reason_check CHECK (char_length(reason) BETWEEN 1 AND 1000)
);
CREATE INDEX message_reports_newest_idx ON message_reports (event_id, created_at, id);
CREATE INDEX message_reports_reporter_id_idx ON message_reports (reporter_id);
CREATE INDEX message_reports_resolved_by_idx ON message_reports (resolved_by);

-- migrate:down
DROP TABLE message_reports;
