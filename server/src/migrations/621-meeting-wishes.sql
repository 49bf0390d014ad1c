-- What attendees want of other people and of companies in meetings; "not for me" of matches is one of it.

-- migrate:up
CREATE TYPE meeting_wish_kind AS ENUM ('MUST', 'LIKE', 'NO');
CREATE TABLE meeting_wishes (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  from_id uuid NOT NULL CONSTRAINT meeting_wishes_from_id_fkey REFERENCES attendees ON DELETE CASCADE,
  to_attendee_id uuid CONSTRAINT meeting_wishes_to_attendee_id_fkey REFERENCES attendees ON DELETE CASCADE,
  to_company_id uuid CONSTRAINT meeting_wishes_to_company_id_fkey REFERENCES companies ON DELETE CASCADE,
  kind meeting_wish_kind NOT NULL,
  position int NOT NULL DEFAULT 0,
  CONSTRAINT meeting_wishes_attendee_key UNIQUE (from_id, to_attendee_id),
  CONSTRAINT meeting_wishes_company_key UNIQUE (from_id, to_company_id),
  CONSTRAINT meeting_wishes_to_check CHECK (num_nonnulls(to_attendee_id, to_company_id) = 1),
  CONSTRAINT meeting_wishes_other_check CHECK (from_id <> to_attendee_id),
  CONSTRAINT meeting_wishes_position_check CHECK (position >= 0)
);
CREATE INDEX meeting_wishes_to_attendee_id_idx ON meeting_wishes (to_attendee_id);
CREATE INDEX meeting_wishes_to_company_id_idx ON meeting_wishes (to_company_id);

INSERT INTO meeting_wishes (id, created_at, updated_at, from_id, to_attendee_id, kind)
SELECT gen_random_uuid(), created_at, created_at, owner_id, attendee_id, 'NO' FROM match_dismissals;
DROP TABLE match_dismissals;

-- The wishes of one person are written one after the other, so that at most five are MUST. Both sides are of one event.
CREATE FUNCTION meeting_wishes_hold() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  own record;
BEGIN
  SELECT event_id, company_id INTO own FROM attendees WHERE id = NEW.from_id FOR NO KEY UPDATE;
  IF NOT EXISTS (
    SELECT FROM attendees a WHERE a.id = NEW.to_attendee_id AND a.event_id = own.event_id
    UNION ALL
    SELECT FROM companies c WHERE c.id = NEW.to_company_id AND c.event_id = own.event_id AND c.id IS DISTINCT FROM own.company_id)
  THEN
    RAISE EXCEPTION 'A wish is of somebody else at the same event'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'meeting_wishes_event_check';
  END IF;
  IF NEW.kind = 'MUST' AND 5 <= (
    SELECT count(*) FROM meeting_wishes w WHERE w.from_id = NEW.from_id AND w.kind = 'MUST'
      AND (w.to_attendee_id, w.to_company_id) IS DISTINCT FROM (NEW.to_attendee_id, NEW.to_company_id))
  THEN
    RAISE EXCEPTION 'At most five wishes are MUST'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'meeting_wishes_musts_check';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER meeting_wishes_refuse_removed_attendees BEFORE INSERT ON meeting_wishes
  FOR EACH ROW EXECUTE FUNCTION refuse_removed_attendees('from_id', 'to_attendee_id');
CREATE TRIGGER meeting_wishes_hold BEFORE INSERT OR UPDATE OF kind, from_id, to_attendee_id, to_company_id ON meeting_wishes
  FOR EACH ROW EXECUTE FUNCTION meeting_wishes_hold();

-- Who joins the team of a company no longer wishes to meet it.
CREATE FUNCTION meeting_wishes_join() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM meeting_wishes WHERE from_id = NEW.id AND to_company_id = NEW.company_id;
  RETURN NULL;
END $$;
CREATE TRIGGER meeting_wishes_join AFTER UPDATE OF company_id ON attendees FOR EACH ROW
  WHEN (NEW.company_id IS NOT NULL AND NEW.company_id IS DISTINCT FROM OLD.company_id) EXECUTE FUNCTION meeting_wishes_join();

-- Servers of the release before read and write "not for me" here.
CREATE VIEW match_dismissals AS
  SELECT from_id AS owner_id, to_attendee_id AS attendee_id, created_at, id, kind FROM meeting_wishes
  WHERE kind = 'NO' AND to_attendee_id IS NOT NULL;
ALTER VIEW match_dismissals ALTER id SET DEFAULT gen_random_uuid();
ALTER VIEW match_dismissals ALTER kind SET DEFAULT 'NO';

-- migrate:down
DROP VIEW match_dismissals;
CREATE TABLE match_dismissals (
  owner_id uuid NOT NULL CONSTRAINT match_dismissals_owner_id_fkey REFERENCES attendees ON DELETE CASCADE,
  attendee_id uuid NOT NULL CONSTRAINT match_dismissals_attendee_id_fkey REFERENCES attendees ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (owner_id, attendee_id),
  CONSTRAINT match_dismissals_other_check CHECK (owner_id <> attendee_id)
);
CREATE INDEX match_dismissals_attendee_id_idx ON match_dismissals (attendee_id);
INSERT INTO match_dismissals (owner_id, attendee_id, created_at)
SELECT from_id, to_attendee_id, created_at FROM meeting_wishes WHERE kind = 'NO' AND to_attendee_id IS NOT NULL;
CREATE TRIGGER match_dismissals_refuse_removed_attendees BEFORE INSERT ON match_dismissals
  FOR EACH ROW EXECUTE FUNCTION refuse_removed_attendees('owner_id', 'attendee_id');
DROP TRIGGER meeting_wishes_join ON attendees;
DROP TABLE meeting_wishes;
DROP FUNCTION meeting_wishes_join();
DROP FUNCTION meeting_wishes_hold();
DROP TYPE meeting_wish_kind;
