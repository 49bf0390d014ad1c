-- What a person agreed to when they made their account, and when. Nobody was asked before.

-- migrate:up
ALTER TABLE users ADD COLUMN terms_version date, ADD COLUMN terms_accepted_at timestamptz;
ALTER TABLE users ADD CONSTRAINT users_terms_check CHECK ((terms_version IS NULL) = (terms_accepted_at IS NULL));

-- migrate:down
ALTER TABLE users DROP COLUMN terms_version, DROP COLUMN terms_accepted_at;
