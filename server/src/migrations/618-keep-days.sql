-- How long an event keeps its people, and of which erasures administrators were told.

-- migrate:up
ALTER TABLE events ADD COLUMN keep_days int CONSTRAINT events_keep_days_check CHECK (keep_days BETWEEN 30 AND 1095);
CREATE TABLE event_erasures (
  event_id uuid PRIMARY KEY CONSTRAINT event_erasures_event_id_fkey REFERENCES events ON DELETE CASCADE,
  due_at timestamptz NOT NULL,
  warned_at timestamptz NOT NULL,
  warned_days int NOT NULL CONSTRAINT event_erasures_warned_days_check CHECK (warned_days IN (1, 7, 30))
);

-- migrate:down
DROP TABLE event_erasures;
ALTER TABLE events DROP COLUMN keep_days;
