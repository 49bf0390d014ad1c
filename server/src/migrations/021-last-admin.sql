-- Keeps at least one administrator, whatever code runs.

-- migrate:up
-- Two administrators who demote each other at once: the second waits here, and then sees that it is the last one.
CREATE FUNCTION users_keep_admin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.role = 'ADMIN' AND OLD.disabled_at IS NULL
    AND (TG_OP = 'DELETE' OR NEW.role <> 'ADMIN' OR NEW.disabled_at IS NOT NULL) THEN
    PERFORM pg_advisory_xact_lock(7310002);
    IF NOT EXISTS (SELECT 1 FROM users WHERE role = 'ADMIN' AND disabled_at IS NULL AND id <> OLD.id) THEN
      RAISE EXCEPTION 'The last administrator stays' USING ERRCODE = '23P01', CONSTRAINT = 'users_last_admin';
    END IF;
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
CREATE TRIGGER users_keep_admin BEFORE DELETE OR UPDATE OF role, disabled_at
  ON users FOR EACH ROW EXECUTE FUNCTION users_keep_admin();

-- migrate:down
DROP TRIGGER users_keep_admin ON users;
DROP FUNCTION users_keep_admin();
