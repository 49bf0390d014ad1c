-- Meetings, and the claims that keep people and pods from being booked twice.

-- migrate:up
CREATE TYPE meeting_status AS ENUM ('PENDING', 'ACTIVE', 'REJECTED');
CREATE TYPE meeting_closed_reason AS ENUM ('DECLINED', 'CANCELLED', 'EXPIRED', 'REMOVED');
CREATE TABLE meetings (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  event_id uuid NOT NULL CONSTRAINT meetings_event_id_fkey REFERENCES events ON DELETE CASCADE,
  sender_id uuid NOT NULL CONSTRAINT meetings_sender_id_fkey REFERENCES attendees ON DELETE CASCADE,
  receiver_id uuid NOT NULL CONSTRAINT meetings_receiver_id_fkey REFERENCES attendees ON DELETE CASCADE,
  pod_id uuid CONSTRAINT meetings_pod_id_fkey REFERENCES pods,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  status meeting_status NOT NULL DEFAULT 'PENDING',
  closed_reason meeting_closed_reason,
  note text,
  expires_at timestamptz NOT NULL,
  responded_at timestamptz,
  CONSTRAINT meetings_period_check CHECK (ends_at > starts_at),
  CONSTRAINT meetings_people_check CHECK (sender_id <> receiver_id),
  CONSTRAINT meetings_pod_check CHECK (status <> 'ACTIVE' OR pod_id IS NOT NULL),
  CONSTRAINT meetings_closed_reason_check CHECK ((status = 'REJECTED') = (closed_reason IS NOT NULL)),
  CONSTRAINT meetings_note_check CHECK (char_length(note) <= 1000)
);
CREATE INDEX meetings_sender_id_idx ON meetings (sender_id, starts_at, id);
CREATE INDEX meetings_receiver_id_idx ON meetings (receiver_id, starts_at, id);
CREATE INDEX meetings_event_id_idx ON meetings (event_id, starts_at, id);
CREATE INDEX meetings_pod_id_idx ON meetings (pod_id, starts_at);
CREATE INDEX meetings_waiting_idx ON meetings (expires_at) WHERE status = 'PENDING';
CREATE UNIQUE INDEX meetings_request_key ON meetings (sender_id, receiver_id, starts_at) WHERE status = 'PENDING';

-- Who and what is taken when. Two rows of one attendee, or of one pod, can never overlap,
-- whatever code writes and however many servers race.
CREATE TABLE claims (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  attendee_id uuid CONSTRAINT claims_attendee_id_fkey REFERENCES attendees ON DELETE CASCADE,
  pod_id uuid CONSTRAINT claims_pod_id_fkey REFERENCES pods ON DELETE CASCADE,
  meeting_id uuid CONSTRAINT claims_meeting_id_fkey REFERENCES meetings ON DELETE CASCADE,
  activity_id uuid CONSTRAINT claims_activity_id_fkey REFERENCES activities ON DELETE CASCADE,
  during tstzrange NOT NULL,
  CONSTRAINT claims_subject_check CHECK (num_nonnulls(attendee_id, pod_id) = 1),
  CONSTRAINT claims_cause_check CHECK (num_nonnulls(meeting_id, activity_id) = 1),
  CONSTRAINT claims_attendee_excl EXCLUDE USING gist (attendee_id WITH =, during WITH &&),
  CONSTRAINT claims_pod_excl EXCLUDE USING gist (pod_id WITH =, during WITH &&)
);
CREATE INDEX claims_meeting_id_idx ON claims (meeting_id);
CREATE INDEX claims_activity_id_idx ON claims (activity_id);

CREATE FUNCTION meetings_claim() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.status = 'ACTIVE' THEN
    DELETE FROM claims WHERE meeting_id = OLD.id;
  END IF;
  IF NEW.status = 'ACTIVE' THEN
    INSERT INTO claims (attendee_id, pod_id, meeting_id, during)
    SELECT person, pod, NEW.id, tstzrange(NEW.starts_at, NEW.ends_at)
    FROM (VALUES (least(NEW.sender_id, NEW.receiver_id), NULL::uuid),
                 (greatest(NEW.sender_id, NEW.receiver_id), NULL),
                 (NULL, NEW.pod_id)) AS taken (person, pod);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER meetings_claim AFTER INSERT OR UPDATE OF status, pod_id, starts_at, ends_at, sender_id, receiver_id
  ON meetings FOR EACH ROW EXECUTE FUNCTION meetings_claim();

CREATE FUNCTION activities_claim() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM claims WHERE activity_id = OLD.id;
  END IF;
  IF NEW.pod_id IS NOT NULL THEN
    INSERT INTO claims (pod_id, activity_id, during)
    VALUES (NEW.pod_id, NEW.id, tstzrange(NEW.starts_at, NEW.ends_at));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER activities_claim AFTER INSERT OR UPDATE OF pod_id, starts_at, ends_at
  ON activities FOR EACH ROW EXECUTE FUNCTION activities_claim();

-- migrate:down
DROP TRIGGER activities_claim ON activities;
DROP TABLE claims;
DROP TABLE meetings;
DROP FUNCTION meetings_claim();
DROP FUNCTION activities_claim();
DROP TYPE meeting_closed_reason;
DROP TYPE meeting_status;
