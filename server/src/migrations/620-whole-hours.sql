-- Usage that was counted while the clock moved on between two readings of it lay a millisecond beside its hour, and was in no figure.

-- migrate:up
WITH beside AS (DELETE FROM api_token_usage WHERE hour <> date_trunc('hour', hour, 'UTC') RETURNING *)
INSERT INTO api_token_usage AS u (token_id, hour, calls, points)
  SELECT token_id, date_trunc('hour', hour + interval '1 second', 'UTC'), sum(calls), sum(points) FROM beside GROUP BY 1, 2
  ON CONFLICT (token_id, hour) DO UPDATE SET calls = u.calls + excluded.calls, points = u.points + excluded.points;
ALTER TABLE api_token_usage ADD CONSTRAINT api_token_usage_hour_check CHECK (hour = date_trunc('hour', hour, 'UTC'));

-- migrate:down
ALTER TABLE api_token_usage DROP CONSTRAINT api_token_usage_hour_check;
