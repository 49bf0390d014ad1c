-- Notifications of an attendee in the portal.

-- migrate:up
CREATE TYPE notification_kind AS ENUM (
  'MEETING_REQUESTED', 'MEETING_ACCEPTED', 'MEETING_REJECTED', 'MEETING_CANCELLED', 'MEETING_EXPIRED', 'MEETING_REMOVED',
  'MEETING_MOVED', 'MEETING_PROPOSED', 'MEETING_REMINDER', 'ACTIVITY_CHANGED', 'ACTIVITY_REMOVED');
CREATE TABLE notifications (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  attendee_id uuid NOT NULL CONSTRAINT notifications_attendee_id_fkey REFERENCES attendees ON DELETE CASCADE,
  kind notification_kind NOT NULL,
  meeting_id uuid CONSTRAINT notifications_meeting_id_fkey REFERENCES meetings ON DELETE CASCADE,
  activity_id uuid CONSTRAINT notifications_activity_id_fkey REFERENCES activities ON DELETE CASCADE,
  text text NOT NULL,
  read_at timestamptz
);
CREATE INDEX notifications_newest_idx ON notifications (attendee_id, created_at, id);
CREATE INDEX notifications_unread_idx ON notifications (attendee_id) WHERE read_at IS NULL;
CREATE INDEX notifications_meeting_id_idx ON notifications (meeting_id);
CREATE INDEX notifications_activity_id_idx ON notifications (activity_id);

-- migrate:down
DROP TABLE notifications;
DROP TYPE notification_kind;
