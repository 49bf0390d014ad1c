-- Events, and the interests one may choose at them.

-- migrate:up
CREATE TYPE event_status AS ENUM ('DRAFT', 'PUBLISHED', 'ARCHIVED');
CREATE TYPE event_registration AS ENUM ('OPEN', 'INVITE_ONLY', 'CLOSED');
CREATE TYPE interest_kind AS ENUM ('TOPIC', 'SEEK', 'OFFER');
CREATE TABLE events (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  title text NOT NULL,
  tagline text,
  description text,
  venue text,
  city text,
  country text,
  timezone text NOT NULL DEFAULT 'UTC',
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  cover text,
  logo text,
  status event_status NOT NULL DEFAULT 'DRAFT',
  registration event_registration NOT NULL DEFAULT 'INVITE_ONLY',
  slot_minutes int NOT NULL DEFAULT 20,
  gap_minutes int NOT NULL DEFAULT 5,
  meeting_hours jsonb NOT NULL DEFAULT '[]',
  CONSTRAINT events_title_check CHECK (char_length(title) BETWEEN 1 AND 200),
  CONSTRAINT events_period_check CHECK (ends_at > starts_at),
  CONSTRAINT events_slot_check CHECK (slot_minutes BETWEEN 5 AND 240 AND gap_minutes BETWEEN 0 AND 120)
);
CREATE INDEX events_status_starts_at_idx ON events (status, starts_at, id);
CREATE INDEX events_starts_at_idx ON events (starts_at, id);
CREATE TABLE interest_terms (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  event_id uuid NOT NULL CONSTRAINT interest_terms_event_id_fkey REFERENCES events ON DELETE CASCADE,
  vocabulary text NOT NULL,
  label text NOT NULL,
  CONSTRAINT interest_terms_label_key UNIQUE (event_id, vocabulary, label)
);
CREATE TABLE interest_groups (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  event_id uuid NOT NULL CONSTRAINT interest_groups_event_id_fkey REFERENCES events ON DELETE CASCADE,
  name text NOT NULL,
  kind interest_kind NOT NULL,
  vocabulary text NOT NULL,
  position int NOT NULL DEFAULT 0,
  CONSTRAINT interest_groups_name_key UNIQUE (event_id, name)
);

-- migrate:down
DROP TABLE interest_groups;
DROP TABLE interest_terms;
DROP TABLE events;
DROP TYPE interest_kind;
DROP TYPE event_registration;
DROP TYPE event_status;
