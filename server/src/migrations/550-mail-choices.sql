-- Mails that one may stop, addresses that a mail server refuses for good, and where replies to an event's mails go.

-- migrate:up
ALTER TABLE attendees
  ADD COLUMN mails_announcements boolean NOT NULL DEFAULT true,
  ADD COLUMN mails_requests boolean NOT NULL DEFAULT true;
ALTER TABLE events
  ADD COLUMN contact_email text CONSTRAINT events_contact_email_check CHECK (char_length(contact_email) BETWEEN 3 AND 254);

-- Signs the links in mails: the same on every server, and in restored copies.
CREATE TABLE mail_keys (
  is_key boolean PRIMARY KEY DEFAULT true CONSTRAINT mail_keys_one_check CHECK (is_key),
  key bytea NOT NULL CONSTRAINT mail_keys_length_check CHECK (octet_length(key) = 32)
);
INSERT INTO mail_keys (key)
VALUES (sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')));

CREATE TABLE mail_refusals (
  address citext PRIMARY KEY,
  user_id uuid NOT NULL CONSTRAINT mail_refusals_user_id_fkey REFERENCES users ON DELETE CASCADE,
  refused_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX mail_refusals_user_id_idx ON mail_refusals (user_id);

-- migrate:down
DROP TABLE mail_refusals, mail_keys;
ALTER TABLE events DROP COLUMN contact_email;
ALTER TABLE attendees DROP COLUMN mails_announcements, DROP COLUMN mails_requests;
