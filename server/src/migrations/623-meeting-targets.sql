-- How many meetings organisers promise to a person, each member of a company, or of a group.

-- migrate:up
CREATE TABLE meeting_targets (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  event_id uuid NOT NULL CONSTRAINT meeting_targets_event_id_fkey REFERENCES events ON DELETE CASCADE,
  attendee_id uuid CONSTRAINT meeting_targets_attendee_id_fkey REFERENCES attendees ON DELETE CASCADE,
  company_id uuid CONSTRAINT meeting_targets_company_id_fkey REFERENCES companies ON DELETE CASCADE,
  group_id uuid CONSTRAINT meeting_targets_group_id_fkey REFERENCES attendee_groups ON DELETE CASCADE,
  minimum int,
  maximum int,
  per_day int,
  priority int NOT NULL DEFAULT 1,
  CONSTRAINT meeting_targets_attendee_id_key UNIQUE (attendee_id),
  CONSTRAINT meeting_targets_company_id_key UNIQUE (company_id),
  CONSTRAINT meeting_targets_group_id_key UNIQUE (group_id),
  CONSTRAINT meeting_targets_of_check CHECK (num_nonnulls(attendee_id, company_id, group_id) = 1),
  CONSTRAINT meeting_targets_numbers_check CHECK (num_nonnulls(minimum, maximum, per_day) > 0 AND minimum BETWEEN 1 AND 200
    AND maximum BETWEEN 0 AND 200 AND per_day BETWEEN 1 AND 200 AND minimum <= maximum),
  CONSTRAINT meeting_targets_priority_check CHECK (priority BETWEEN 1 AND 5)
);
CREATE INDEX meeting_targets_event_id_idx ON meeting_targets (event_id);
CREATE FUNCTION meeting_targets_hold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM attendees a WHERE a.id = NEW.attendee_id AND a.event_id = NEW.event_id
    UNION ALL SELECT FROM companies c WHERE c.id = NEW.company_id AND c.event_id = NEW.event_id
    UNION ALL SELECT FROM attendee_groups g WHERE g.id = NEW.group_id AND g.event_id = NEW.event_id)
  THEN
    RAISE EXCEPTION 'A target is of somebody at the event'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'meeting_targets_event_check';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER meeting_targets_refuse_removed_attendees BEFORE INSERT ON meeting_targets
  FOR EACH ROW EXECUTE FUNCTION refuse_removed_attendees('attendee_id');
CREATE TRIGGER meeting_targets_hold BEFORE INSERT OR UPDATE OF event_id, attendee_id, company_id, group_id ON meeting_targets
  FOR EACH ROW EXECUTE FUNCTION meeting_targets_hold();

-- migrate:down
DROP TABLE meeting_targets;
DROP FUNCTION meeting_targets_hold();
