-- Messages of the organisers to many attendees at once, and who gets each of them.

-- migrate:up
CREATE TYPE announcement_status AS ENUM ('DRAFT', 'SCHEDULED', 'SENDING', 'SENT', 'CANCELLED');
CREATE TABLE announcements (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  event_id uuid NOT NULL CONSTRAINT announcements_event_id_fkey REFERENCES events ON DELETE CASCADE,
  title text NOT NULL,
  text text NOT NULL,
  segment jsonb NOT NULL,
  in_portal boolean NOT NULL,
  by_mail boolean NOT NULL,
  status announcement_status NOT NULL DEFAULT 'DRAFT',
  send_at timestamptz,
  sent_at timestamptz,
  recipient_count int,
  author_id uuid CONSTRAINT announcements_author_id_fkey REFERENCES users ON DELETE SET NULL,
  author_name text NOT NULL,
  CONSTRAINT announcements_title_check CHECK (char_length(title) BETWEEN 1 AND 120),
  CONSTRAINT announcements_text_check CHECK (char_length(text) BETWEEN 1 AND 2000),
  CONSTRAINT announcements_channel_check CHECK (in_portal OR by_mail),
  CONSTRAINT announcements_send_at_check CHECK (status IN ('DRAFT', 'CANCELLED') OR send_at IS NOT NULL),
  CONSTRAINT announcements_sent_at_check CHECK ((status = 'SENT') = (sent_at IS NOT NULL))
);
CREATE INDEX announcements_newest_idx ON announcements (event_id, created_at, id);
CREATE INDEX announcements_author_id_idx ON announcements (author_id);

CREATE TABLE announcement_recipients (
  announcement_id uuid NOT NULL CONSTRAINT announcement_recipients_announcement_id_fkey REFERENCES announcements ON DELETE CASCADE,
  attendee_id uuid NOT NULL CONSTRAINT announcement_recipients_attendee_id_fkey REFERENCES attendees ON DELETE CASCADE,
  mailed_at timestamptz,
  CONSTRAINT announcement_recipients_pkey PRIMARY KEY (announcement_id, attendee_id)
);
CREATE INDEX announcement_recipients_attendee_id_idx ON announcement_recipients (attendee_id);
CREATE INDEX announcement_recipients_waiting_idx ON announcement_recipients (announcement_id) WHERE mailed_at IS NULL;

ALTER TYPE notification_kind ADD VALUE 'ANNOUNCEMENT';
ALTER TABLE notifications ADD COLUMN announcement_id uuid
  CONSTRAINT notifications_announcement_id_fkey REFERENCES announcements ON DELETE CASCADE;
-- Nobody is told the same twice, however often the job runs.
CREATE UNIQUE INDEX notifications_announcement_id_idx ON notifications (announcement_id, attendee_id)
  WHERE announcement_id IS NOT NULL;

-- migrate:down
-- Values of an enum cannot be dropped, so the type is created again without them.
DELETE FROM notifications WHERE kind = 'ANNOUNCEMENT';
DROP INDEX notifications_announcement_id_idx;
ALTER TABLE notifications DROP COLUMN announcement_id;
ALTER TYPE notification_kind RENAME TO notification_kind_before;
CREATE TYPE notification_kind AS ENUM (
  'MEETING_REQUESTED', 'MEETING_ACCEPTED', 'MEETING_REJECTED', 'MEETING_CANCELLED', 'MEETING_EXPIRED', 'MEETING_REMOVED',
  'MEETING_MOVED', 'MEETING_PROPOSED', 'MEETING_REMINDER', 'ACTIVITY_CHANGED', 'ACTIVITY_REMOVED');
ALTER TABLE notifications ALTER COLUMN kind TYPE notification_kind USING kind::text::notification_kind;
DROP TYPE notification_kind_before;
DROP TABLE announcement_recipients;
DROP TABLE announcements;
DROP TYPE announcement_status;
