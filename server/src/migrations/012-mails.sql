-- Mails: written in the transaction that causes them, sent by a job, kept for the log.

-- migrate:up
CREATE TYPE mail_status AS ENUM ('QUEUED', 'SENT', 'KEPT', 'FAILED');
CREATE TABLE mails (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  event_id uuid CONSTRAINT mails_event_id_fkey REFERENCES events ON DELETE CASCADE,
  recipient text NOT NULL,
  template text NOT NULL,
  subject text NOT NULL,
  text text,
  html text,
  calendar text,
  status mail_status NOT NULL DEFAULT 'QUEUED',
  attempts int NOT NULL DEFAULT 0,
  error text,
  sent_at timestamptz
);
CREATE INDEX mails_newest_idx ON mails (created_at, id);
CREATE INDEX mails_event_id_idx ON mails (event_id, created_at, id);

-- migrate:down
DROP TABLE mails;
DROP TYPE mail_status;
