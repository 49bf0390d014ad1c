-- Answers one by one, in the order of names: a list by one of them reads an index as that by country does.

-- migrate:up
CREATE TABLE attendee_answers (
  attendee_id uuid NOT NULL CONSTRAINT attendee_answers_attendee_id_fkey REFERENCES attendees ON DELETE CASCADE,
  event_id uuid NOT NULL,
  field_id uuid NOT NULL,
  value text NOT NULL CONSTRAINT attendee_answers_value_check CHECK (octet_length(value) <= 100),
  status attendee_status NOT NULL,
  groups bigint NOT NULL,
  sort_name text COLLATE "C" NOT NULL,
  PRIMARY KEY (attendee_id, field_id, value)
);
CREATE INDEX attendee_answers_list_idx ON attendee_answers (event_id, field_id, value, sort_name, attendee_id, status, groups);
CREATE FUNCTION attendees_list_answers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN DELETE FROM attendee_answers WHERE attendee_id = NEW.id; END IF;
  -- Long texts are no answers by which people are listed.
  INSERT INTO attendee_answers (attendee_id, event_id, field_id, value, status, groups, sort_name)
  SELECT DISTINCT NEW.id, NEW.event_id, f.key::uuid, v.value, NEW.status, NEW.groups, NEW.sort_name
  FROM jsonb_each(NEW.answers) AS f, jsonb_array_elements_text(f.value) AS v WHERE octet_length(v.value) <= 100;
  RETURN NULL;
END $$;
-- Not of some columns: other triggers change the groups and the name.
CREATE TRIGGER attendees_answers_added AFTER INSERT ON attendees FOR EACH ROW WHEN (NEW.answers <> '{}') EXECUTE FUNCTION attendees_list_answers();
CREATE TRIGGER attendees_answers_changed AFTER UPDATE ON attendees FOR EACH ROW
  WHEN ((OLD.event_id, OLD.answers, OLD.status, OLD.groups, OLD.sort_name)
    IS DISTINCT FROM (NEW.event_id, NEW.answers, NEW.status, NEW.groups, NEW.sort_name))
  EXECUTE FUNCTION attendees_list_answers();
INSERT INTO attendee_answers (attendee_id, event_id, field_id, value, status, groups, sort_name)
SELECT DISTINCT a.id, a.event_id, f.key::uuid, v.value, a.status, a.groups, a.sort_name
FROM attendees a, jsonb_each(a.answers) AS f, jsonb_array_elements_text(f.value) AS v WHERE octet_length(v.value) <= 100;

-- migrate:down
DROP TRIGGER attendees_answers_changed ON attendees;
DROP TRIGGER attendees_answers_added ON attendees;
DROP FUNCTION attendees_list_answers();
DROP TABLE attendee_answers;
