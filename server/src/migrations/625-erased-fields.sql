-- When the answers to a field were erased whose days are over; an answer that is given later is erased again, from the log too.

-- migrate:up
ALTER TABLE event_fields ADD COLUMN erased_at timestamptz;
CREATE OR REPLACE FUNCTION attendees_list_answers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN DELETE FROM attendee_answers WHERE attendee_id = NEW.id; END IF;
  -- Long texts are no answers by which people are listed.
  INSERT INTO attendee_answers (attendee_id, event_id, field_id, value, status, groups, sort_name)
  SELECT DISTINCT NEW.id, NEW.event_id, f.key::uuid, v.value, NEW.status, NEW.groups, NEW.sort_name
  FROM jsonb_each(NEW.answers) AS f, jsonb_array_elements_text(f.value) AS v WHERE octet_length(v.value) <= 100;
  IF NEW.answers <> '{}' AND (TG_OP = 'INSERT' OR OLD.answers <> NEW.answers) THEN
    UPDATE event_fields f SET erased_at = NULL WHERE f.event_id = NEW.event_id AND f.erased_at IS NOT NULL AND NEW.answers ? f.id::text;
  END IF;
  RETURN NULL;
END $$;

-- migrate:down
CREATE OR REPLACE FUNCTION attendees_list_answers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN DELETE FROM attendee_answers WHERE attendee_id = NEW.id; END IF;
  -- Long texts are no answers by which people are listed.
  INSERT INTO attendee_answers (attendee_id, event_id, field_id, value, status, groups, sort_name)
  SELECT DISTINCT NEW.id, NEW.event_id, f.key::uuid, v.value, NEW.status, NEW.groups, NEW.sort_name
  FROM jsonb_each(NEW.answers) AS f, jsonb_array_elements_text(f.value) AS v WHERE octet_length(v.value) <= 100;
  RETURN NULL;
END $$;
ALTER TABLE event_fields DROP COLUMN erased_at;
