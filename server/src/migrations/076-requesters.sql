-- Devices and addresses that an account knows; codes and links belong to their requester, so that strangers cannot end them.

-- migrate:up
CREATE TABLE known_devices (
  user_id uuid NOT NULL CONSTRAINT known_devices_user_id_fkey REFERENCES users ON DELETE CASCADE,
  key_hash bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, key_hash)
);
-- Codes live for 10 minutes: those of before are asked for again.
DELETE FROM one_time_codes;
ALTER TABLE one_time_codes DROP CONSTRAINT one_time_codes_pkey, ADD requester bytea NOT NULL,
  ADD PRIMARY KEY (user_id, requester);
ALTER TABLE password_tokens ADD requester bytea, ADD requester_known boolean NOT NULL DEFAULT false;

-- migrate:down
ALTER TABLE password_tokens DROP requester_known, DROP requester;
DELETE FROM one_time_codes;
ALTER TABLE one_time_codes DROP CONSTRAINT one_time_codes_pkey, DROP requester, ADD PRIMARY KEY (user_id);
DROP TABLE known_devices;
