-- Pictures that were taken in, each under the hash of its content.

-- migrate:up
CREATE TABLE uploads (
  name text PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  content_type text NOT NULL,
  bytes int NOT NULL,
  width int NOT NULL,
  height int NOT NULL
);

-- migrate:down
DROP TABLE uploads;
