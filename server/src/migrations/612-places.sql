-- Approval, capacity and waiting lists: how far an application is, how many places there are, and who took, kept and gave up which.

-- migrate:up
ALTER TYPE event_registration ADD VALUE 'APPROVAL' AFTER 'OPEN';
ALTER TABLE events ADD COLUMN capacity int, ADD CONSTRAINT events_capacity_check CHECK (capacity BETWEEN 1 AND 1000000);
ALTER TABLE attendee_groups ADD COLUMN capacity int,
  ADD CONSTRAINT attendee_groups_capacity_check CHECK (capacity BETWEEN 1 AND 1000000);

ALTER TABLE attendees ADD COLUMN application text,
  ADD CONSTRAINT attendees_application_check
    CHECK (application IN ('APPLIED', 'WAITLISTED', 'OFFERED', 'DECLINED', 'WITHDRAWN') AND status = 'INVITED' OR application IS NULL);
CREATE INDEX attendees_application_idx ON attendees (event_id, application, id) WHERE application IS NOT NULL;

-- Confirmed and removed attendees have no application; servers of the release before do not know the column.
CREATE FUNCTION attendees_end_application() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.application := NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER attendees_end_application BEFORE UPDATE OF status ON attendees FOR EACH ROW
  WHEN (NEW.status <> 'INVITED' AND NEW.application IS NOT NULL) EXECUTE FUNCTION attendees_end_application();

-- Places taken at an event by people in one of these groups (bits; -1 for all): of those who take part, and of those who were offered one.
CREATE FUNCTION places_taken(event uuid, mask bigint) RETURNS int LANGUAGE sql STABLE AS $$
  SELECT (coalesce((SELECT sum(c.change) FROM attendee_counts c
      WHERE c.event_id = event AND c.status = 'CONFIRMED' AND c.groups & mask <> 0), 0)
    + (SELECT count(*) FROM attendees a WHERE a.event_id = event AND a.application = 'OFFERED' AND a.groups & mask <> 0))::int
$$;

-- Claims lock the event before they look for a place; this refuses one that did not. Its name comes after that of the trigger that counts.
CREATE FUNCTION attendees_keep_capacity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM events WHERE id = NEW.event_id AND capacity IS NOT NULL)
    AND NOT EXISTS (SELECT FROM attendee_groups WHERE event_id = NEW.event_id AND capacity IS NOT NULL) THEN
    RETURN NULL;
  END IF;
  PERFORM FROM events WHERE id = NEW.event_id FOR NO KEY UPDATE;
  IF EXISTS (SELECT FROM events e WHERE e.id = NEW.event_id AND e.capacity < places_taken(e.id, -1))
    OR EXISTS (SELECT FROM attendee_groups g WHERE g.event_id = NEW.event_id AND NEW.groups >> g.bit & 1 = 1
      AND g.capacity < places_taken(g.event_id, 1::bigint << g.bit)) THEN
    RAISE EXCEPTION 'No place is free' USING ERRCODE = '23P01', CONSTRAINT = 'attendees_capacity';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER attendees_keep_capacity AFTER UPDATE OF status, application ON attendees FOR EACH ROW
  WHEN ((NEW.status = 'CONFIRMED' OR NEW.application IS NOT DISTINCT FROM 'OFFERED')
    AND NOT (OLD.status = 'CONFIRMED' OR OLD.application IS NOT DISTINCT FROM 'OFFERED'))
  EXECUTE FUNCTION attendees_keep_capacity();

CREATE SEQUENCE application_line;
CREATE TABLE applications (
  attendee_id uuid PRIMARY KEY CONSTRAINT applications_attendee_id_fkey REFERENCES attendees ON DELETE CASCADE,
  event_id uuid NOT NULL CONSTRAINT applications_event_id_fkey REFERENCES events ON DELETE CASCADE,
  since timestamptz NOT NULL DEFAULT now(),
  line bigint,
  offer_ends_at timestamptz,
  offer_code_hash text CONSTRAINT applications_offer_code_key UNIQUE,
  reason text CONSTRAINT applications_reason_check CHECK (char_length(reason) BETWEEN 1 AND 1000),
  decision_id uuid,
  undo_until timestamptz,
  former text,
  former_since timestamptz,
  former_line bigint,
  CONSTRAINT applications_line_key UNIQUE (event_id, line)
);
CREATE TRIGGER applications_refuse_removed_attendees BEFORE INSERT ON applications
  FOR EACH ROW EXECUTE FUNCTION refuse_removed_attendees('attendee_id');
CREATE INDEX applications_decision_id_idx ON applications (decision_id) WHERE decision_id IS NOT NULL;
CREATE INDEX applications_offer_ends_at_idx ON applications (offer_ends_at) WHERE offer_ends_at IS NOT NULL;

CREATE TABLE place_log (
  id uuid PRIMARY KEY,
  entry int GENERATED ALWAYS AS IDENTITY,
  event_id uuid NOT NULL CONSTRAINT place_log_event_id_fkey REFERENCES events ON DELETE CASCADE,
  attendee_id uuid,
  at timestamptz NOT NULL DEFAULT now(),
  kind text NOT NULL,
  group_id uuid,
  position int,
  offer_ends_at timestamptz,
  by_id uuid
);
CREATE INDEX place_log_event_idx ON place_log (event_id, entry, id);
CREATE INDEX place_log_attendee_idx ON place_log (attendee_id) WHERE attendee_id IS NOT NULL;

-- Nothing is changed or taken out but who it was, when they are erased.
CREATE FUNCTION place_log_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF EXISTS (SELECT FROM events WHERE id = OLD.event_id) THEN RAISE EXCEPTION 'The log of places is append-only'; END IF;
    RETURN OLD;
  END IF;
  IF (to_jsonb(NEW) - 'attendee_id' - 'by_id') <> (to_jsonb(OLD) - 'attendee_id' - 'by_id')
    OR NEW.attendee_id IS NOT NULL AND NEW.attendee_id IS DISTINCT FROM OLD.attendee_id
    OR NEW.by_id IS NOT NULL AND NEW.by_id IS DISTINCT FROM OLD.by_id THEN
    RAISE EXCEPTION 'The log of places is append-only';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER place_log_append_only BEFORE UPDATE OR DELETE ON place_log FOR EACH ROW EXECUTE FUNCTION place_log_append_only();

-- migrate:down
DROP TABLE place_log;
DROP FUNCTION place_log_append_only();
DROP TABLE applications;
DROP SEQUENCE application_line;
DROP TRIGGER attendees_keep_capacity ON attendees;
DROP FUNCTION attendees_keep_capacity();
DROP FUNCTION places_taken(uuid, bigint);
DROP TRIGGER attendees_end_application ON attendees;
DROP FUNCTION attendees_end_application();
ALTER TABLE attendees DROP COLUMN application;
ALTER TABLE attendee_groups DROP COLUMN capacity;
ALTER TABLE events DROP COLUMN capacity, ALTER COLUMN registration DROP DEFAULT;
UPDATE events SET registration = 'INVITE_ONLY' WHERE registration::text = 'APPROVAL';
ALTER TYPE event_registration RENAME TO event_registration_before;
CREATE TYPE event_registration AS ENUM ('OPEN', 'INVITE_ONLY', 'CLOSED');
ALTER TABLE events ALTER COLUMN registration TYPE event_registration USING registration::text::event_registration,
  ALTER COLUMN registration SET DEFAULT 'INVITE_ONLY';
DROP TYPE event_registration_before;
