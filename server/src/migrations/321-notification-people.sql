-- A notification is a kind and ids, worded when it is read: it names a person, and keeps what is gone when it is read.

-- migrate:up
ALTER TYPE notification_kind ADD VALUE 'PROPOSAL_REJECTED';
ALTER TABLE notifications
  ADD COLUMN person_id uuid CONSTRAINT notifications_person_id_fkey REFERENCES attendees ON DELETE SET NULL,
  ADD COLUMN title text,
  ADD COLUMN starts_at timestamptz,
  ALTER COLUMN text SET DEFAULT '';
CREATE INDEX notifications_person_id_idx ON notifications (person_id) WHERE person_id IS NOT NULL;
UPDATE notifications n SET person_id = CASE n.attendee_id WHEN m.sender_id THEN m.receiver_id ELSE m.sender_id END
FROM meetings m WHERE m.id = n.meeting_id;
-- The sessions are gone: only the words still say which they were, and when.
UPDATE notifications n SET title = gone.said[1], starts_at =
  to_timestamp(gone.said[2] || to_char(n.created_at, ' YYYY'), 'DD Month, HH24:MI YYYY')::timestamp AT TIME ZONE gone.timezone
FROM (
  SELECT told.id, e.timezone, regexp_match(told.text, '^“(.*)” on [A-Z][a-z]+, (\d+ [A-Z][a-z]+, \d\d:\d\d) was') AS said
  FROM notifications told JOIN attendees me ON me.id = told.attendee_id JOIN events e ON e.id = me.event_id
  WHERE told.kind = 'ACTIVITY_REMOVED') gone
WHERE gone.id = n.id AND gone.said IS NOT NULL;

-- migrate:down
-- Values of an enum cannot be dropped, so the type is created again without it.
UPDATE notifications SET kind = 'MEETING_PROPOSED' WHERE kind = 'PROPOSAL_REJECTED';
DROP INDEX notifications_person_id_idx;
ALTER TABLE notifications DROP COLUMN person_id, DROP COLUMN title, DROP COLUMN starts_at, ALTER COLUMN text DROP DEFAULT;
ALTER TYPE notification_kind RENAME TO notification_kind_before;
CREATE TYPE notification_kind AS ENUM (
  'MEETING_REQUESTED', 'MEETING_ACCEPTED', 'MEETING_REJECTED', 'MEETING_CANCELLED', 'MEETING_EXPIRED', 'MEETING_REMOVED',
  'MEETING_MOVED', 'MEETING_PROPOSED', 'MEETING_REMINDER', 'ACTIVITY_CHANGED', 'ACTIVITY_REMOVED', 'ANNOUNCEMENT', 'CONDUCT_WARNING');
ALTER TABLE notifications ALTER COLUMN kind TYPE notification_kind USING kind::text::notification_kind;
DROP TYPE notification_kind_before;
