-- Nothing is put at a pod that is gone, however many servers race.

-- migrate:up
-- The lock makes whoever removes the pod wait, and then see what was put there.
CREATE FUNCTION pod_stands() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM pods WHERE id = NEW.pod_id AND removed_at IS NULL FOR SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'The pod is gone' USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'pod_stands';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER meetings_pod_stands BEFORE INSERT OR UPDATE OF status, pod_id, starts_at, ends_at
  ON meetings FOR EACH ROW WHEN (NEW.status = 'ACTIVE') EXECUTE FUNCTION pod_stands();
CREATE TRIGGER activities_pod_stands BEFORE INSERT OR UPDATE OF pod_id, starts_at, ends_at
  ON activities FOR EACH ROW WHEN (NEW.pod_id IS NOT NULL) EXECUTE FUNCTION pod_stands();
ALTER TABLE pods ADD CONSTRAINT pods_name_check CHECK (char_length(name) BETWEEN 1 AND 200);

-- migrate:down
ALTER TABLE pods DROP CONSTRAINT pods_name_check;
DROP TRIGGER activities_pod_stands ON activities;
DROP TRIGGER meetings_pod_stands ON meetings;
DROP FUNCTION pod_stands();
