-- Browsers that show notifications while the portal is closed.

-- migrate:up
CREATE TABLE push_subscriptions (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  user_id uuid NOT NULL CONSTRAINT push_subscriptions_user_id_fkey REFERENCES users (id) ON DELETE CASCADE,
  session_id uuid NOT NULL CONSTRAINT push_subscriptions_session_id_fkey REFERENCES sessions (id) ON DELETE CASCADE,
  endpoint text NOT NULL CONSTRAINT push_subscriptions_endpoint_key UNIQUE,
  p256dh text NOT NULL,
  auth text NOT NULL,
  CONSTRAINT push_subscriptions_size_check
    CHECK (length(endpoint) <= 1000 AND length(p256dh) <= 200 AND length(auth) <= 100)
);
CREATE INDEX push_subscriptions_user_id_idx ON push_subscriptions (user_id, created_at);
CREATE INDEX push_subscriptions_session_id_idx ON push_subscriptions (session_id);

-- migrate:down
DROP TABLE push_subscriptions;
