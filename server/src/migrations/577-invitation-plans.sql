-- How people are invited to an event: the organisers' own words by language, and when the invitations go out.

-- migrate:up
CREATE TABLE invitation_plans (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  event_id uuid NOT NULL
    CONSTRAINT invitation_plans_event_id_key UNIQUE
    CONSTRAINT invitation_plans_event_id_fkey REFERENCES events ON DELETE CASCADE,
  words jsonb NOT NULL DEFAULT '[]',
  send_at timestamptz
);

-- migrate:down
DROP TABLE invitation_plans;
