-- The schedule, personal agendas, and what is written about an event.

-- migrate:up
CREATE TYPE activity_kind AS ENUM ('SESSION', 'BREAK', 'POD');
CREATE TABLE activities (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  event_id uuid NOT NULL CONSTRAINT activities_event_id_fkey REFERENCES events ON DELETE CASCADE,
  kind activity_kind NOT NULL,
  title text NOT NULL,
  description text,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  location text,
  track text,
  pod_id uuid CONSTRAINT activities_pod_id_fkey REFERENCES pods ON DELETE CASCADE,
  CONSTRAINT activities_period_check CHECK (ends_at > starts_at),
  CONSTRAINT activities_pod_check CHECK ((kind = 'POD') = (pod_id IS NOT NULL))
);
CREATE INDEX activities_event_id_starts_at_idx ON activities (event_id, starts_at, id);
CREATE INDEX activities_pod_id_idx ON activities (pod_id);
CREATE TABLE activity_speakers (
  activity_id uuid NOT NULL CONSTRAINT activity_speakers_activity_id_fkey REFERENCES activities ON DELETE CASCADE,
  attendee_id uuid NOT NULL CONSTRAINT activity_speakers_attendee_id_fkey REFERENCES attendees ON DELETE CASCADE,
  position int NOT NULL DEFAULT 0,
  PRIMARY KEY (activity_id, attendee_id)
);
CREATE INDEX activity_speakers_attendee_id_idx ON activity_speakers (attendee_id);
CREATE TABLE agenda_entries (
  attendee_id uuid NOT NULL CONSTRAINT agenda_entries_attendee_id_fkey REFERENCES attendees ON DELETE CASCADE,
  activity_id uuid NOT NULL CONSTRAINT agenda_entries_activity_id_fkey REFERENCES activities ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (attendee_id, activity_id)
);
CREATE INDEX agenda_entries_activity_id_idx ON agenda_entries (activity_id);
CREATE TABLE busy_times (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  attendee_id uuid NOT NULL CONSTRAINT busy_times_attendee_id_fkey REFERENCES attendees ON DELETE CASCADE,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  note text,
  CONSTRAINT busy_times_period_check CHECK (ends_at > starts_at)
);
CREATE INDEX busy_times_attendee_id_idx ON busy_times (attendee_id, starts_at);
CREATE TABLE faqs (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  event_id uuid NOT NULL CONSTRAINT faqs_event_id_fkey REFERENCES events ON DELETE CASCADE,
  question text NOT NULL,
  answer text NOT NULL,
  category text,
  position int NOT NULL DEFAULT 0
);
CREATE INDEX faqs_event_id_idx ON faqs (event_id, position, id);
CREATE TABLE insights (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  event_id uuid NOT NULL CONSTRAINT insights_event_id_fkey REFERENCES events ON DELETE CASCADE,
  title text NOT NULL,
  summary text NOT NULL,
  body text NOT NULL,
  cover text,
  source_url text,
  published_at timestamptz NOT NULL
);
CREATE INDEX insights_event_id_idx ON insights (event_id, published_at, id);

-- migrate:down
DROP TABLE insights;
DROP TABLE faqs;
DROP TABLE busy_times;
DROP TABLE agenda_entries;
DROP TABLE activity_speakers;
DROP TABLE activities;
DROP TYPE activity_kind;
