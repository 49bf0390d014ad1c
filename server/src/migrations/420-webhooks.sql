-- Changes of an event, sent to addresses of third parties.

-- migrate:up
CREATE TABLE webhooks (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  event_id uuid NOT NULL CONSTRAINT webhooks_event_id_fkey REFERENCES events ON DELETE CASCADE,
  name text NOT NULL,
  url text NOT NULL,
  topics text[] NOT NULL,
  scopes text[] NOT NULL,
  query text,
  secret text NOT NULL,
  previous_secret text,
  previous_secret_until timestamptz,
  author_id uuid CONSTRAINT webhooks_author_id_fkey REFERENCES users ON DELETE SET NULL,
  author_name text NOT NULL,
  paused_at timestamptz,
  pause_reason text,
  failing_since timestamptz,
  consecutive_failures integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz,
  lease_id uuid,
  leased_until timestamptz,
  CONSTRAINT webhooks_name_check CHECK (char_length(name) BETWEEN 1 AND 80),
  CONSTRAINT webhooks_url_check CHECK (char_length(url) <= 2000),
  CONSTRAINT webhooks_topics_check CHECK (cardinality(topics) > 0 AND topics <@ '{ATTENDEE_CHANGED,CHECK_IN_RECORDED,MEETING_CHANGED,SCHEDULE_CHANGED}'),
  CONSTRAINT webhooks_scopes_check CHECK (cardinality(scopes) > 0 AND scopes <@ '{ATTENDEES_READ,CONTACTS_READ,ATTENDEES_WRITE,COMPANIES_READ,SCHEDULE_READ,SCHEDULE_WRITE,MEETINGS_READ,CHECK_INS_READ,CHECK_INS_WRITE,LEADS_READ,STATISTICS_READ}'),
  CONSTRAINT webhooks_query_check CHECK (char_length(query) <= 10000),
  CONSTRAINT webhooks_pause_check CHECK ((paused_at IS NULL) = (pause_reason IS NULL) AND pause_reason IN ('FAILING', 'GONE'))
);
CREATE INDEX webhooks_newest_idx ON webhooks (event_id, created_at, id);
CREATE INDEX webhooks_author_id_idx ON webhooks (author_id);

-- No foreign key: the relay writes this table, and would wait for the end of a transaction that deletes the webhook.
CREATE TABLE webhook_deliveries (
  id uuid PRIMARY KEY,
  webhook_id uuid NOT NULL,
  sequence bigint NOT NULL,
  topic text NOT NULL,
  subject_id uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  status text NOT NULL DEFAULT 'WAITING',
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  answer_status integer,
  latency_ms integer,
  error text,
  ended_at timestamptz,
  CONSTRAINT webhook_deliveries_topic_check CHECK (topic IN ('ATTENDEE_CHANGED', 'CHECK_IN_RECORDED', 'MEETING_CHANGED', 'SCHEDULE_CHANGED')),
  CONSTRAINT webhook_deliveries_status_check CHECK (status IN ('WAITING', 'DELIVERED', 'FAILED') AND (status = 'WAITING') = (ended_at IS NULL)),
  CONSTRAINT webhook_deliveries_error_check CHECK (char_length(error) <= 500)
);
-- Tests of a webhook have the sequence 0.
CREATE UNIQUE INDEX webhook_deliveries_sequence_key ON webhook_deliveries (webhook_id, sequence) WHERE sequence > 0;
CREATE INDEX webhook_deliveries_newest_idx ON webhook_deliveries (webhook_id, created_at, id);
CREATE INDEX webhook_deliveries_status_idx ON webhook_deliveries (webhook_id, status, created_at, id);
CREATE INDEX webhook_deliveries_waiting_idx ON webhook_deliveries (webhook_id, sequence) WHERE status = 'WAITING';
CREATE INDEX webhook_deliveries_ended_at_idx ON webhook_deliveries (ended_at);

CREATE FUNCTION delete_webhook_deliveries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM webhook_deliveries WHERE webhook_id = OLD.id;
  RETURN NULL;
END $$;
CREATE TRIGGER webhooks_delete_deliveries AFTER DELETE ON webhooks FOR EACH ROW EXECUTE FUNCTION delete_webhook_deliveries();

-- migrate:down
DROP TABLE webhook_deliveries;
DROP TABLE webhooks;
DROP FUNCTION delete_webhook_deliveries();
