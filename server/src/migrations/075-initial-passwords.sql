-- A password that staff chose opens nothing until its user has replaced it.

-- migrate:up
ALTER TABLE users ADD must_change_password boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT users_initial_password_check CHECK (password_hash IS NOT NULL OR NOT must_change_password);

-- migrate:down
ALTER TABLE users DROP CONSTRAINT users_initial_password_check, DROP must_change_password;
