-- Who shares e-mail and phone, with which companies and with whom, and notifications that name a company.

-- migrate:up
ALTER TYPE notification_kind ADD VALUE 'CONTACT_REQUESTED';
ALTER TYPE notification_kind ADD VALUE 'CONTACT_EXCHANGE_REQUESTED';
ALTER TYPE notification_kind ADD VALUE 'CONTACT_EXCHANGED';
ALTER TYPE notification_kind ADD VALUE 'COMPANY_INVITED';
ALTER TYPE notification_kind ADD VALUE 'COMPANY_MEETING_REQUESTED';
ALTER TABLE notifications
  ADD COLUMN company_id uuid CONSTRAINT notifications_company_id_fkey REFERENCES companies ON DELETE CASCADE;
CREATE INDEX notifications_company_id_idx ON notifications (company_id) WHERE company_id IS NOT NULL;

CREATE TABLE contact_consents (
  id uuid PRIMARY KEY,
  attendee_id uuid NOT NULL CONSTRAINT contact_consents_attendee_id_fkey REFERENCES attendees ON DELETE CASCADE,
  company_id uuid CONSTRAINT contact_consents_company_id_fkey REFERENCES companies ON DELETE CASCADE,
  granted boolean,
  asked_at timestamptz NOT NULL DEFAULT now(),
  answered_at timestamptz
);
-- One answer for each company, and one for all of them.
CREATE UNIQUE INDEX contact_consents_key ON contact_consents (attendee_id, company_id) NULLS NOT DISTINCT;
CREATE INDEX contact_consents_company_id_idx ON contact_consents (company_id);
CREATE TRIGGER contact_consents_attendees_stand BEFORE INSERT ON contact_consents
  FOR EACH ROW EXECUTE FUNCTION attendees_stand('attendee_id');

CREATE TABLE contact_exchanges (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  event_id uuid NOT NULL CONSTRAINT contact_exchanges_event_id_fkey REFERENCES events ON DELETE CASCADE,
  scanner_id uuid NOT NULL CONSTRAINT contact_exchanges_scanner_id_fkey REFERENCES attendees ON DELETE CASCADE,
  scanned_id uuid NOT NULL CONSTRAINT contact_exchanges_scanned_id_fkey REFERENCES attendees ON DELETE CASCADE,
  accepted_at timestamptz,
  CONSTRAINT contact_exchanges_people_check CHECK (scanner_id <> scanned_id)
);
-- Of any two people: it does not matter who scanned whom.
CREATE UNIQUE INDEX contact_exchanges_pair_key ON contact_exchanges (least(scanner_id, scanned_id), greatest(scanner_id, scanned_id));
CREATE INDEX contact_exchanges_event_id_idx ON contact_exchanges (event_id);
CREATE INDEX contact_exchanges_scanner_id_idx ON contact_exchanges (scanner_id, created_at, id);
CREATE INDEX contact_exchanges_scanned_id_idx ON contact_exchanges (scanned_id, created_at, id);
CREATE TRIGGER contact_exchanges_attendees_stand BEFORE INSERT ON contact_exchanges
  FOR EACH ROW EXECUTE FUNCTION attendees_stand('scanner_id', 'scanned_id');

-- migrate:down
DROP TABLE contact_exchanges;
DROP TABLE contact_consents;
-- Values of an enum cannot be dropped, so the type is created again without them.
DELETE FROM notifications WHERE kind IN
  ('CONTACT_REQUESTED', 'CONTACT_EXCHANGE_REQUESTED', 'CONTACT_EXCHANGED', 'COMPANY_INVITED', 'COMPANY_MEETING_REQUESTED');
DROP INDEX notifications_company_id_idx;
ALTER TABLE notifications DROP COLUMN company_id;
ALTER TYPE notification_kind RENAME TO notification_kind_before;
CREATE TYPE notification_kind AS ENUM (
  'MEETING_REQUESTED', 'MEETING_ACCEPTED', 'MEETING_REJECTED', 'MEETING_CANCELLED', 'MEETING_EXPIRED', 'MEETING_REMOVED',
  'MEETING_MOVED', 'MEETING_PROPOSED', 'MEETING_REMINDER', 'ACTIVITY_CHANGED', 'ACTIVITY_REMOVED', 'ANNOUNCEMENT', 'CONDUCT_WARNING',
  'PROPOSAL_REJECTED');
ALTER TABLE notifications ALTER COLUMN kind TYPE notification_kind USING kind::text::notification_kind;
DROP TYPE notification_kind_before;
