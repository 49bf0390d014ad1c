-- Who followed up a lead and when, reminders of leads, and their notifications.

-- migrate:up
ALTER TYPE notification_kind ADD VALUE 'LEAD_REMINDER';
ALTER TABLE leads
  ADD COLUMN followed_up_at timestamptz,
  ADD COLUMN followed_up_by uuid CONSTRAINT leads_followed_up_by_fkey REFERENCES attendees ON DELETE SET NULL;
CREATE INDEX leads_followed_up_by_idx ON leads (followed_up_by) WHERE followed_up_by IS NOT NULL;

CREATE TABLE lead_reminders (
  lead_id uuid NOT NULL CONSTRAINT lead_reminders_lead_id_fkey REFERENCES leads ON DELETE CASCADE,
  attendee_id uuid NOT NULL CONSTRAINT lead_reminders_attendee_id_fkey REFERENCES attendees ON DELETE CASCADE,
  remind_at timestamptz NOT NULL,
  reminded_at timestamptz,
  PRIMARY KEY (lead_id, attendee_id)
);
CREATE INDEX lead_reminders_attendee_id_idx ON lead_reminders (attendee_id);
CREATE TRIGGER lead_reminders_refuse_removed_attendees BEFORE INSERT ON lead_reminders
  FOR EACH ROW EXECUTE FUNCTION refuse_removed_attendees('attendee_id');

-- migrate:down
DROP TABLE lead_reminders;
ALTER TABLE leads DROP COLUMN followed_up_at, DROP COLUMN followed_up_by;
-- Values of an enum cannot be dropped, so the type is created again without them.
DELETE FROM notifications WHERE kind = 'LEAD_REMINDER';
ALTER TYPE notification_kind RENAME TO notification_kind_before;
CREATE TYPE notification_kind AS ENUM (
  'MEETING_REQUESTED', 'MEETING_ACCEPTED', 'MEETING_REJECTED', 'MEETING_CANCELLED', 'MEETING_EXPIRED', 'MEETING_REMOVED',
  'MEETING_MOVED', 'MEETING_PROPOSED', 'MEETING_REMINDER', 'ACTIVITY_CHANGED', 'ACTIVITY_REMOVED', 'ANNOUNCEMENT', 'CONDUCT_WARNING',
  'PROPOSAL_REJECTED', 'CONTACT_REQUESTED', 'CONTACT_EXCHANGE_REQUESTED', 'CONTACT_EXCHANGED', 'COMPANY_INVITED',
  'COMPANY_MEETING_REQUESTED');
ALTER TABLE notifications ALTER COLUMN kind TYPE notification_kind USING kind::text::notification_kind;
DROP TYPE notification_kind_before;
