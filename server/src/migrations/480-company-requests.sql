-- Requests to meet a company: the first of its team who accepts takes it.

-- migrate:up
CREATE TYPE company_request_status AS ENUM ('PENDING', 'CLAIMED', 'CLOSED');
CREATE TABLE company_requests (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  event_id uuid NOT NULL CONSTRAINT company_requests_event_id_fkey REFERENCES events ON DELETE CASCADE,
  company_id uuid NOT NULL CONSTRAINT company_requests_company_id_fkey REFERENCES companies ON DELETE CASCADE,
  sender_id uuid NOT NULL CONSTRAINT company_requests_sender_id_fkey REFERENCES attendees ON DELETE CASCADE,
  pod_id uuid CONSTRAINT company_requests_pod_id_fkey REFERENCES pods ON DELETE SET NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  note text,
  client_id text,
  status company_request_status NOT NULL DEFAULT 'PENDING',
  closed_reason meeting_closed_reason,
  expires_at timestamptz NOT NULL,
  meeting_id uuid CONSTRAINT company_requests_meeting_id_fkey REFERENCES meetings ON DELETE CASCADE,
  CONSTRAINT company_requests_period_check CHECK (ends_at > starts_at),
  CONSTRAINT company_requests_note_check CHECK (char_length(note) <= 1000),
  CONSTRAINT company_requests_client_id_check CHECK (char_length(client_id) BETWEEN 1 AND 100),
  CONSTRAINT company_requests_closed_reason_check CHECK ((status = 'CLOSED') = (closed_reason IS NOT NULL)),
  CONSTRAINT company_requests_meeting_check CHECK ((status = 'CLAIMED') = (meeting_id IS NOT NULL))
);
CREATE INDEX company_requests_event_id_idx ON company_requests (event_id);
CREATE INDEX company_requests_company_id_idx ON company_requests (company_id, starts_at, id);
CREATE INDEX company_requests_sender_id_idx ON company_requests (sender_id, starts_at, id);
CREATE INDEX company_requests_pod_id_idx ON company_requests (pod_id) WHERE pod_id IS NOT NULL;
CREATE INDEX company_requests_waiting_idx ON company_requests (expires_at) WHERE status = 'PENDING';
CREATE UNIQUE INDEX company_requests_request_key ON company_requests (sender_id, company_id, starts_at) WHERE status = 'PENDING';
CREATE UNIQUE INDEX company_requests_client_id_key ON company_requests (sender_id, client_id) WHERE client_id IS NOT NULL;
CREATE UNIQUE INDEX company_requests_meeting_key ON company_requests (meeting_id) WHERE meeting_id IS NOT NULL;

-- As with meetings: in a demo, requests wait for as long as it stands.
CREATE TRIGGER company_requests_keep_demo_request BEFORE INSERT OR UPDATE OF expires_at ON company_requests
  FOR EACH ROW WHEN (NEW.status = 'PENDING') EXECUTE FUNCTION meetings_keep_demo_request();

CREATE TABLE company_request_declines (
  request_id uuid NOT NULL CONSTRAINT company_request_declines_request_id_fkey REFERENCES company_requests ON DELETE CASCADE,
  attendee_id uuid NOT NULL CONSTRAINT company_request_declines_attendee_id_fkey REFERENCES attendees ON DELETE CASCADE,
  PRIMARY KEY (request_id, attendee_id)
);
CREATE INDEX company_request_declines_attendee_id_idx ON company_request_declines (attendee_id);

-- migrate:down
DROP TABLE company_request_declines;
DROP TABLE company_requests;
DROP TYPE company_request_status;
