-- Changes by staff with the values before. They outlive users, attendees and events.

-- migrate:up
CREATE TABLE audit_entries (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  actor_id uuid,
  actor_name text NOT NULL,
  event_id uuid,
  action text NOT NULL,
  subject_id uuid,
  subject_name text,
  before jsonb,
  after jsonb
);
CREATE INDEX audit_entries_newest_idx ON audit_entries (created_at, id);
CREATE INDEX audit_entries_event_id_idx ON audit_entries (event_id, created_at, id);
CREATE INDEX audit_entries_subject_id_idx ON audit_entries (subject_id, created_at, id);
CREATE INDEX audit_entries_actor_id_idx ON audit_entries (actor_id, created_at, id);

-- migrate:down
DROP TABLE audit_entries;
