-- The change feed: which things of an event that programs follow have changed, in the order in which they committed.

-- migrate:up
-- No foreign key: the relay writes this table, and would wait for the end of a transaction that deletes the event.
CREATE TABLE event_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id uuid NOT NULL,
  topic text NOT NULL,
  subject_id uuid NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT event_changes_topic_check CHECK (topic IN ('ATTENDEE_CHANGED', 'CHECK_IN_RECORDED', 'MEETING_CHANGED', 'SCHEDULE_CHANGED'))
);
CREATE INDEX event_changes_topic_idx ON event_changes (event_id, topic, id);
CREATE INDEX event_changes_age_idx ON event_changes (changed_at);

-- Triggers write outbox rows, so that no service, job or manual statement can forget a change. The relay moves the rows into
-- event_changes. Rows that are added or deleted are one statement however many they are.
CREATE FUNCTION publish_added_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (topic, payload)
  SELECT 'change', jsonb_build_object('eventId', event_id, 'topic', TG_ARGV[0], 'subjectId', id) FROM changed;
  RETURN NULL;
END $$;
-- Nobody follows an event that is deleted too.
CREATE FUNCTION publish_deleted_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (topic, payload)
  SELECT 'change', jsonb_build_object('eventId', event_id, 'topic', TG_ARGV[0], 'subjectId', id) FROM changed
  WHERE EXISTS (SELECT FROM events e WHERE e.id = event_id);
  RETURN NULL;
END $$;
-- Per row, since other updates are many and must not pay for it: only a condition of a trigger for rows sees that nothing visible changed.
CREATE FUNCTION publish_changed_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (topic, payload)
  VALUES ('change', jsonb_build_object('eventId', NEW.event_id, 'topic', TG_ARGV[0], 'subjectId', NEW.id));
  RETURN NULL;
END $$;

CREATE TRIGGER check_ins_publish_added AFTER INSERT ON check_ins
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION publish_added_rows('CHECK_IN_RECORDED');

CREATE TRIGGER meetings_publish_added AFTER INSERT ON meetings
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION publish_added_rows('MEETING_CHANGED');
CREATE TRIGGER meetings_publish_changed
  AFTER UPDATE OF sender_id, receiver_id, pod_id, starts_at, ends_at, status, closed_reason, expires_at, accepted_at ON meetings
  FOR EACH ROW WHEN ((OLD.sender_id, OLD.receiver_id, OLD.pod_id, OLD.starts_at, OLD.ends_at, OLD.status, OLD.closed_reason, OLD.expires_at, OLD.accepted_at)
    IS DISTINCT FROM (NEW.sender_id, NEW.receiver_id, NEW.pod_id, NEW.starts_at, NEW.ends_at, NEW.status, NEW.closed_reason, NEW.expires_at, NEW.accepted_at))
  EXECUTE FUNCTION publish_changed_row('MEETING_CHANGED');

CREATE TRIGGER attendees_publish_added AFTER INSERT ON attendees
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION publish_added_rows('ATTENDEE_CHANGED');
CREATE TRIGGER attendees_publish_deleted AFTER DELETE ON attendees
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION publish_deleted_rows('ATTENDEE_CHANGED');
CREATE TRIGGER attendees_publish_changed
  AFTER UPDATE OF user_id, company_id, category, status, first_name, last_name, job_title, organization, introduction, country, avatar, cover,
    phone, invite_code, by_invitation, checked_in_at ON attendees
  FOR EACH ROW WHEN ((OLD.user_id, OLD.company_id, OLD.category, OLD.status, OLD.first_name, OLD.last_name, OLD.job_title, OLD.organization,
      OLD.introduction, OLD.country, OLD.avatar, OLD.cover, OLD.phone, OLD.invite_code, OLD.by_invitation, OLD.checked_in_at)
    IS DISTINCT FROM (NEW.user_id, NEW.company_id, NEW.category, NEW.status, NEW.first_name, NEW.last_name, NEW.job_title, NEW.organization,
      NEW.introduction, NEW.country, NEW.avatar, NEW.cover, NEW.phone, NEW.invite_code, NEW.by_invitation, NEW.checked_in_at))
  EXECUTE FUNCTION publish_changed_row('ATTENDEE_CHANGED');

-- What others see of an attendee beside its row. The array keeps the plan of one attendee, however many come first.
CREATE FUNCTION publish_attendee_interests() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (topic, payload)
  SELECT 'change', jsonb_build_object('eventId', a.event_id, 'topic', 'ATTENDEE_CHANGED', 'subjectId', a.id)
  FROM attendees a WHERE a.id = ANY (ARRAY(SELECT DISTINCT attendee_id FROM changed));
  RETURN NULL;
END $$;
CREATE TRIGGER attendee_interests_publish_added AFTER INSERT ON attendee_interests
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION publish_attendee_interests();
CREATE TRIGGER attendee_interests_publish_changed AFTER UPDATE ON attendee_interests
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION publish_attendee_interests();
CREATE TRIGGER attendee_interests_publish_deleted AFTER DELETE ON attendee_interests
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION publish_attendee_interests();
CREATE FUNCTION publish_attendees_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (topic, payload)
  SELECT 'change', jsonb_build_object('eventId', a.event_id, 'topic', 'ATTENDEE_CHANGED', 'subjectId', a.id)
  FROM attendees a WHERE a.user_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER users_publish_attendees AFTER UPDATE OF email, email_verified_at ON users
  FOR EACH ROW WHEN ((OLD.email::text, OLD.email_verified_at IS NULL) IS DISTINCT FROM (NEW.email::text, NEW.email_verified_at IS NULL))
  EXECUTE FUNCTION publish_attendees_of_user();

-- Blocked times of pods are not on the schedule that programs read, and never become anything else.
CREATE FUNCTION publish_activities() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (topic, payload)
  SELECT 'change', jsonb_build_object('eventId', event_id, 'topic', 'SCHEDULE_CHANGED', 'subjectId', id) FROM changed
  WHERE kind <> 'POD' AND EXISTS (SELECT FROM events e WHERE e.id = event_id);
  RETURN NULL;
END $$;
CREATE TRIGGER activities_publish_added AFTER INSERT ON activities
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION publish_activities();
CREATE TRIGGER activities_publish_deleted AFTER DELETE ON activities
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION publish_activities();
CREATE TRIGGER activities_publish_changed AFTER UPDATE OF kind, title, description, starts_at, ends_at, location, track, pod_id ON activities
  FOR EACH ROW WHEN ((OLD.kind, NEW.kind) <> ('POD', 'POD') AND
    (OLD.kind, OLD.title, OLD.description, OLD.starts_at, OLD.ends_at, OLD.location, OLD.track, OLD.pod_id)
    IS DISTINCT FROM (NEW.kind, NEW.title, NEW.description, NEW.starts_at, NEW.ends_at, NEW.location, NEW.track, NEW.pod_id))
  EXECUTE FUNCTION publish_changed_row('SCHEDULE_CHANGED');
CREATE FUNCTION publish_activity_speakers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (topic, payload)
  SELECT 'change', jsonb_build_object('eventId', a.event_id, 'topic', 'SCHEDULE_CHANGED', 'subjectId', a.id)
  FROM activities a WHERE a.id = ANY (ARRAY(SELECT DISTINCT activity_id FROM changed));
  RETURN NULL;
END $$;
CREATE TRIGGER activity_speakers_publish_added AFTER INSERT ON activity_speakers
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION publish_activity_speakers();
CREATE TRIGGER activity_speakers_publish_changed AFTER UPDATE ON activity_speakers
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION publish_activity_speakers();
CREATE TRIGGER activity_speakers_publish_deleted AFTER DELETE ON activity_speakers
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION publish_activity_speakers();

-- migrate:down
DROP TRIGGER activity_speakers_publish_deleted ON activity_speakers;
DROP TRIGGER activity_speakers_publish_changed ON activity_speakers;
DROP TRIGGER activity_speakers_publish_added ON activity_speakers;
DROP TRIGGER activities_publish_changed ON activities;
DROP TRIGGER activities_publish_deleted ON activities;
DROP TRIGGER activities_publish_added ON activities;
DROP TRIGGER users_publish_attendees ON users;
DROP TRIGGER attendee_interests_publish_deleted ON attendee_interests;
DROP TRIGGER attendee_interests_publish_changed ON attendee_interests;
DROP TRIGGER attendee_interests_publish_added ON attendee_interests;
DROP TRIGGER attendees_publish_changed ON attendees;
DROP TRIGGER attendees_publish_deleted ON attendees;
DROP TRIGGER attendees_publish_added ON attendees;
DROP TRIGGER meetings_publish_changed ON meetings;
DROP TRIGGER meetings_publish_added ON meetings;
DROP TRIGGER check_ins_publish_added ON check_ins;
DROP FUNCTION publish_activity_speakers();
DROP FUNCTION publish_activities();
DROP FUNCTION publish_attendees_of_user();
DROP FUNCTION publish_attendee_interests();
DROP FUNCTION publish_changed_row();
DROP FUNCTION publish_deleted_rows();
DROP FUNCTION publish_added_rows();
DROP TABLE event_changes;
DELETE FROM outbox WHERE topic = 'change';
