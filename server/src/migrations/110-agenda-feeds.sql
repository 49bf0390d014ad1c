-- Secret addresses at which calendar programs read an attendee's agenda.

-- migrate:up
CREATE TABLE agenda_feeds (
  attendee_id uuid PRIMARY KEY CONSTRAINT agenda_feeds_attendee_id_fkey REFERENCES attendees ON DELETE CASCADE,
  token_hash bytea NOT NULL CONSTRAINT agenda_feeds_token_hash_key UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_read_at timestamptz
);

-- migrate:down
DROP TABLE agenda_feeds;
