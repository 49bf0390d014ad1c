-- People, pods and users who leave: history keeps a tombstone without personal data. And what a profile may choose.

-- migrate:up
-- A new value of an enum cannot be used in the transaction that adds it, hence a new type.
ALTER TABLE attendees DROP CONSTRAINT attendees_confirmed_check, ALTER COLUMN status DROP DEFAULT;
ALTER TYPE attendee_status RENAME TO attendee_status_before;
CREATE TYPE attendee_status AS ENUM ('INVITED', 'CONFIRMED', 'REMOVED');
ALTER TABLE attendees
  ALTER COLUMN status TYPE attendee_status USING status::text::attendee_status,
  ALTER COLUMN status SET DEFAULT 'INVITED',
  ADD CONSTRAINT attendees_confirmed_check CHECK ((status = 'CONFIRMED') = (confirmed_at IS NOT NULL));
DROP TYPE attendee_status_before;

ALTER TABLE attendees
  ALTER COLUMN user_id DROP NOT NULL,
  ADD COLUMN invited_at timestamptz,
  ADD COLUMN shares_email boolean NOT NULL DEFAULT false,
  ADD COLUMN mails_reminders boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT attendees_removed_check CHECK ((status = 'REMOVED') = (user_id IS NULL));
ALTER TABLE pods ADD COLUMN removed_at timestamptz, DROP CONSTRAINT pods_name_key;
CREATE UNIQUE INDEX pods_name_key ON pods (event_id, name) WHERE removed_at IS NULL;

-- migrate:down
DELETE FROM attendees WHERE status = 'REMOVED';
DELETE FROM meetings WHERE pod_id IN (SELECT id FROM pods WHERE removed_at IS NOT NULL);
DELETE FROM pods WHERE removed_at IS NOT NULL;
DROP INDEX pods_name_key;
ALTER TABLE pods DROP COLUMN removed_at, ADD CONSTRAINT pods_name_key UNIQUE (event_id, name);
ALTER TABLE attendees
  DROP CONSTRAINT attendees_removed_check,
  DROP COLUMN mails_reminders,
  DROP COLUMN shares_email,
  DROP COLUMN invited_at,
  ALTER COLUMN user_id SET NOT NULL;

ALTER TABLE attendees DROP CONSTRAINT attendees_confirmed_check, ALTER COLUMN status DROP DEFAULT;
ALTER TYPE attendee_status RENAME TO attendee_status_before;
CREATE TYPE attendee_status AS ENUM ('INVITED', 'CONFIRMED');
ALTER TABLE attendees
  ALTER COLUMN status TYPE attendee_status USING status::text::attendee_status,
  ALTER COLUMN status SET DEFAULT 'INVITED',
  ADD CONSTRAINT attendees_confirmed_check CHECK ((status = 'CONFIRMED') = (confirmed_at IS NOT NULL));
DROP TYPE attendee_status_before;
