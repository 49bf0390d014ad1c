-- Who came in and went out, at which gate. An entry that a device sends again is the same entry.

-- migrate:up
CREATE TYPE check_in_direction AS ENUM ('IN', 'OUT');
CREATE TABLE check_ins (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  event_id uuid NOT NULL CONSTRAINT check_ins_event_id_fkey REFERENCES events ON DELETE CASCADE,
  attendee_id uuid NOT NULL CONSTRAINT check_ins_attendee_id_fkey REFERENCES attendees ON DELETE CASCADE,
  recorded_by uuid CONSTRAINT check_ins_recorded_by_fkey REFERENCES users ON DELETE SET NULL,
  client_id text NOT NULL,
  gate text NOT NULL,
  direction check_in_direction NOT NULL,
  at timestamptz NOT NULL,
  offline boolean NOT NULL DEFAULT false,
  CONSTRAINT check_ins_client_id_key UNIQUE (event_id, client_id),
  CONSTRAINT check_ins_gate_check CHECK (char_length(gate) BETWEEN 1 AND 100)
);
CREATE INDEX check_ins_attendee_id_idx ON check_ins (attendee_id, at, client_id);
CREATE INDEX check_ins_newest_idx ON check_ins (event_id, at, id);
CREATE INDEX check_ins_recorded_by_idx ON check_ins (recorded_by);

-- migrate:down
DROP TABLE check_ins;
DROP TYPE check_in_direction;
