-- The questions that an event asks at registration, and what people answered: lists of texts by the id of the field.

-- migrate:up
CREATE TYPE event_field_kind AS ENUM ('TEXT', 'LONG_TEXT', 'NUMBER', 'DATE', 'YES_NO', 'ONE_OF', 'SEVERAL_OF', 'COUNTRY', 'LINK');
CREATE TYPE event_field_audience AS ENUM ('STAFF', 'GROUPS', 'EVERYBODY');
CREATE TABLE event_fields (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  event_id uuid NOT NULL CONSTRAINT event_fields_event_id_fkey REFERENCES events ON DELETE CASCADE,
  position int NOT NULL,
  key text NOT NULL,
  kind event_field_kind NOT NULL,
  labels jsonb NOT NULL,
  helps jsonb NOT NULL DEFAULT '[]',
  purposes jsonb NOT NULL,
  choices jsonb NOT NULL DEFAULT '[]',
  required boolean NOT NULL DEFAULT false,
  audience event_field_audience NOT NULL DEFAULT 'STAFF',
  group_ids uuid[] NOT NULL DEFAULT '{}',
  keep_days int,
  condition_field_id uuid,
  condition_position int,
  condition_answers text[] NOT NULL DEFAULT '{}',
  CONSTRAINT event_fields_position_key UNIQUE (event_id, position) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT event_fields_key_key UNIQUE (event_id, key) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT event_fields_place_key UNIQUE (event_id, id, position),
  -- At most 40 of an event.
  CONSTRAINT event_fields_position_check CHECK (position BETWEEN 0 AND 39),
  CONSTRAINT event_fields_key_check CHECK (key ~ '^[a-z][a-z0-9_]{0,39}$'),
  CONSTRAINT event_fields_keep_days_check CHECK (keep_days BETWEEN 1 AND 1095),
  -- A condition looks at a field of the same event that stands before, so that conditions go round in no circle.
  CONSTRAINT event_fields_condition_fkey FOREIGN KEY (event_id, condition_field_id, condition_position)
    REFERENCES event_fields (event_id, id, position) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT event_fields_condition_check CHECK (CASE WHEN condition_field_id IS NULL THEN condition_position IS NULL AND condition_answers = '{}'
    ELSE coalesce(condition_position < position, false) AND condition_answers <> '{}' END)
);

ALTER TABLE attendees ADD COLUMN answers jsonb NOT NULL DEFAULT '{}';
ALTER TABLE attendees ADD CONSTRAINT attendees_answers_check CHECK (jsonb_typeof(answers) = 'object');
CREATE INDEX attendees_answers_search_idx ON attendees USING gin (answers jsonb_path_ops);

-- migrate:down
DROP INDEX attendees_answers_search_idx;
ALTER TABLE attendees DROP COLUMN answers;
DROP TABLE event_fields;
DROP TYPE event_field_audience;
DROP TYPE event_field_kind;
