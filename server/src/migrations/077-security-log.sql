-- Sign-ins, failures and recovery of accounts; kept for 90 days.

-- migrate:up
CREATE TYPE security_event_kind AS ENUM ('SIGN_IN', 'SIGN_IN_FAILED', 'RECOVERY_REQUESTED', 'CODE_ACCEPTED', 'CODE_FAILED',
  'LINK_FAILED', 'PASSWORD_RESET', 'PASSWORD_CHANGED', 'PASSWORD_FAILED', 'RESET_LINK_SENT', 'ROLE_RAISED');
CREATE TABLE security_events (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  user_id uuid,
  kind security_event_kind NOT NULL,
  reason text,
  address text,
  device text
);
CREATE INDEX security_events_newest_idx ON security_events (created_at, id);
CREATE INDEX security_events_user_id_idx ON security_events (user_id, created_at, id);

-- migrate:down
DROP TABLE security_events;
DROP TYPE security_event_kind;
