-- Whether an event plans meetings by wishes: when these are taken, of whom, and what goes first.

-- migrate:up
CREATE TYPE meeting_program_order AS ENUM ('PROMISES_FIRST', 'WISHES_FIRST');
CREATE TABLE meeting_programs (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  event_id uuid NOT NULL CONSTRAINT meeting_programs_event_id_fkey REFERENCES events ON DELETE CASCADE,
  wishes_open_at timestamptz,
  wishes_close_at timestamptz,
  goal_order meeting_program_order NOT NULL DEFAULT 'PROMISES_FIRST',
  most_in_row int NOT NULL DEFAULT 5,
  fills_by_matches boolean NOT NULL DEFAULT false,
  group_ids uuid[],
  targets_changed_at timestamptz,
  CONSTRAINT meeting_programs_event_id_key UNIQUE (event_id),
  CONSTRAINT meeting_programs_wishes_check CHECK (wishes_close_at > wishes_open_at),
  CONSTRAINT meeting_programs_most_in_row_check CHECK (most_in_row BETWEEN 1 AND 50)
);

-- migrate:down
DROP TABLE meeting_programs;
DROP TYPE meeting_program_order;
