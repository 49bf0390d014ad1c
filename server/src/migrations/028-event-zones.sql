-- The slots of an event are computed in its time zone: one that Postgres does not know would break them.

-- migrate:up
ALTER TABLE events ADD CONSTRAINT events_timezone_check
  CHECK (timezone(timezone, '2000-01-01 00:00:00+00'::timestamptz) IS NOT NULL);

-- migrate:down
ALTER TABLE events DROP CONSTRAINT events_timezone_check;
