-- pg_dump writes a trigger's condition without the schema of its operators: restored, it compared addresses by case.

-- migrate:up
DROP TRIGGER users_raise_credentials_version ON users;
CREATE TRIGGER users_raise_credentials_version BEFORE UPDATE ON users
  FOR EACH ROW WHEN ((lower(OLD.email::text), OLD.password_hash, OLD.role, OLD.disabled_at)
    IS DISTINCT FROM (lower(NEW.email::text), NEW.password_hash, NEW.role, NEW.disabled_at))
  EXECUTE FUNCTION raise_credentials_version();

-- migrate:down
DROP TRIGGER users_raise_credentials_version ON users;
CREATE TRIGGER users_raise_credentials_version BEFORE UPDATE ON users
  FOR EACH ROW WHEN ((OLD.email, OLD.password_hash, OLD.role, OLD.disabled_at)
    IS DISTINCT FROM (NEW.email, NEW.password_hash, NEW.role, NEW.disabled_at))
  EXECUTE FUNCTION raise_credentials_version();
