-- How often meetings and activities have changed, so that calendars know which version is newer.

-- migrate:up
ALTER TABLE meetings ADD COLUMN sequence int NOT NULL DEFAULT 0, ADD COLUMN accepted_at timestamptz;
UPDATE meetings SET accepted_at = coalesce(responded_at, updated_at) WHERE status = 'ACTIVE';
ALTER TABLE activities ADD COLUMN sequence int NOT NULL DEFAULT 0;

-- In the database, since a calendar that misses one version never takes the next one.
CREATE FUNCTION meetings_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (OLD.status, OLD.starts_at, OLD.ends_at, OLD.pod_id)
      IS DISTINCT FROM (NEW.status, NEW.starts_at, NEW.ends_at, NEW.pod_id) THEN
    NEW.sequence = OLD.sequence + 1;
  END IF;
  IF NEW.status = 'ACTIVE' AND NEW.accepted_at IS NULL THEN
    NEW.accepted_at = now();
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER meetings_version BEFORE INSERT OR UPDATE ON meetings FOR EACH ROW EXECUTE FUNCTION meetings_version();

CREATE FUNCTION activities_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.title, OLD.description, OLD.starts_at, OLD.ends_at, OLD.location)
      IS DISTINCT FROM (NEW.title, NEW.description, NEW.starts_at, NEW.ends_at, NEW.location) THEN
    NEW.sequence = OLD.sequence + 1;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER activities_version BEFORE UPDATE ON activities FOR EACH ROW EXECUTE FUNCTION activities_version();

-- migrate:down
DROP TRIGGER activities_version ON activities;
DROP TRIGGER meetings_version ON meetings;
DROP FUNCTION activities_version();
DROP FUNCTION meetings_version();
ALTER TABLE activities DROP COLUMN sequence;
ALTER TABLE meetings DROP COLUMN accepted_at, DROP COLUMN sequence;
