-- What staff decided about reported messages, and the notification of those who are warned.

-- migrate:up
CREATE TYPE message_report_decision AS ENUM ('DISMISSED', 'WARNED', 'REMOVED');
ALTER TABLE message_reports
  ADD COLUMN decision message_report_decision,
  ADD COLUMN decision_note text,
  ADD COLUMN resolver_name text,
  ADD CONSTRAINT message_reports_decision_check CHECK (decision IS NULL OR resolved_at IS NOT NULL),
  ADD CONSTRAINT message_reports_decision_note_check CHECK (char_length(decision_note) BETWEEN 1 AND 1000);
UPDATE message_reports r SET resolver_name = (SELECT display_name FROM users u WHERE u.id = r.resolved_by)
WHERE resolved_by IS NOT NULL;
ALTER TYPE notification_kind ADD VALUE 'CONDUCT_WARNING';

-- migrate:down
DELETE FROM notifications WHERE kind::text = 'CONDUCT_WARNING';
ALTER TYPE notification_kind RENAME TO notification_kind_before;
CREATE TYPE notification_kind AS ENUM (
  'MEETING_REQUESTED', 'MEETING_ACCEPTED', 'MEETING_REJECTED', 'MEETING_CANCELLED', 'MEETING_EXPIRED', 'MEETING_REMOVED',
  'MEETING_MOVED', 'MEETING_PROPOSED', 'MEETING_REMINDER', 'ACTIVITY_CHANGED', 'ACTIVITY_REMOVED', 'ANNOUNCEMENT');
ALTER TABLE notifications ALTER COLUMN kind TYPE notification_kind USING kind::text::notification_kind;
DROP TYPE notification_kind_before;
ALTER TABLE message_reports DROP CONSTRAINT message_reports_decision_check,
  DROP COLUMN decision, DROP COLUMN decision_note, DROP COLUMN resolver_name;
DROP TYPE message_report_decision;
