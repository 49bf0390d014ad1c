-- Another time that one side of a meeting has proposed; at most one per meeting.

-- migrate:up
CREATE TABLE meeting_proposals (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  meeting_id uuid NOT NULL CONSTRAINT meeting_proposals_meeting_id_fkey REFERENCES meetings ON DELETE CASCADE,
  proposer_id uuid NOT NULL CONSTRAINT meeting_proposals_proposer_id_fkey REFERENCES attendees ON DELETE CASCADE,
  pod_id uuid CONSTRAINT meeting_proposals_pod_id_fkey REFERENCES pods ON DELETE SET NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  CONSTRAINT meeting_proposals_meeting_key UNIQUE (meeting_id),
  CONSTRAINT meeting_proposals_period_check CHECK (ends_at > starts_at)
);
CREATE INDEX meeting_proposals_proposer_id_idx ON meeting_proposals (proposer_id);
CREATE INDEX meeting_proposals_pod_id_idx ON meeting_proposals (pod_id);

-- A proposal is about the meeting as it stands: it goes when that is answered, closed or moved, by whatever code.
CREATE FUNCTION meetings_drop_proposal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM meeting_proposals WHERE meeting_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER meetings_drop_proposal AFTER UPDATE OF status, starts_at, ends_at ON meetings FOR EACH ROW
  WHEN ((OLD.status, OLD.starts_at, OLD.ends_at) IS DISTINCT FROM (NEW.status, NEW.starts_at, NEW.ends_at))
  EXECUTE FUNCTION meetings_drop_proposal();

-- migrate:down
DROP TRIGGER meetings_drop_proposal ON meetings;
DROP FUNCTION meetings_drop_proposal();
DROP TABLE meeting_proposals;
