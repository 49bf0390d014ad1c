-- Companies' leads, and the questions that a company asks its visitors.

-- migrate:up
CREATE TYPE lead_rating AS ENUM ('HOT', 'WARM', 'COLD');
CREATE TYPE lead_source AS ENUM ('SCAN', 'MEETING', 'PROFILE');
CREATE TYPE lead_question_kind AS ENUM ('TEXT', 'ONE_OF', 'SEVERAL_OF');

CREATE TABLE leads (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  event_id uuid NOT NULL CONSTRAINT leads_event_id_fkey REFERENCES events ON DELETE CASCADE,
  company_id uuid NOT NULL CONSTRAINT leads_company_id_fkey REFERENCES companies ON DELETE CASCADE,
  attendee_id uuid NOT NULL CONSTRAINT leads_attendee_id_fkey REFERENCES attendees ON DELETE CASCADE,
  captured_by uuid CONSTRAINT leads_captured_by_fkey REFERENCES attendees ON DELETE SET NULL,
  captured_at timestamptz NOT NULL,
  source lead_source NOT NULL,
  rating lead_rating,
  rated_at timestamptz,
  note text NOT NULL DEFAULT '',
  answers jsonb NOT NULL DEFAULT '{}',
  client_ids text[] NOT NULL DEFAULT '{}',
  CONSTRAINT leads_visitor_key UNIQUE (company_id, attendee_id),
  CONSTRAINT leads_note_check CHECK (char_length(note) <= 2000),
  CONSTRAINT leads_client_ids_check CHECK (cardinality(client_ids) <= 50)
);
CREATE INDEX leads_newest_idx ON leads (company_id, captured_at, id);
CREATE INDEX leads_rating_idx ON leads (company_id, rating);
CREATE INDEX leads_event_id_idx ON leads (event_id);
CREATE INDEX leads_attendee_id_idx ON leads (attendee_id);
CREATE INDEX leads_captured_by_idx ON leads (captured_by);
CREATE TRIGGER leads_attendees_stand BEFORE INSERT ON leads
  FOR EACH ROW EXECUTE FUNCTION attendees_stand('attendee_id', 'captured_by');

CREATE TABLE lead_questions (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  company_id uuid NOT NULL CONSTRAINT lead_questions_company_id_fkey REFERENCES companies ON DELETE CASCADE,
  position int,
  kind lead_question_kind NOT NULL,
  text text NOT NULL,
  options text[] NOT NULL DEFAULT '{}',
  CONSTRAINT lead_questions_position_key UNIQUE (company_id, position),
  CONSTRAINT lead_questions_position_check CHECK (position BETWEEN 0 AND 9),
  CONSTRAINT lead_questions_text_check CHECK (char_length(text) BETWEEN 1 AND 200),
  CONSTRAINT lead_questions_options_check CHECK (CASE kind WHEN 'TEXT' THEN cardinality(options) = 0 ELSE cardinality(options) BETWEEN 2 AND 20 END)
);

-- Teams hear of leads that are gone, whatever deletes them.
CREATE FUNCTION publish_deleted_leads() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (topic, payload)
  SELECT 'company.' || company_id || '.leads', jsonb_build_object('leadId', id) FROM changed;
  RETURN NULL;
END $$;
CREATE TRIGGER leads_publish_deleted AFTER DELETE ON leads
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION publish_deleted_leads();

-- Teams hear at once that a visitor shares e-mail and phone, or no longer does.
CREATE FUNCTION publish_leads_of_consent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (topic, payload)
  SELECT 'company.' || l.company_id || '.leads', jsonb_build_object('leadId', l.id) FROM leads l
  WHERE l.attendee_id = NEW.attendee_id AND l.company_id = coalesce(NEW.company_id, l.company_id);
  RETURN NULL;
END $$;
CREATE TRIGGER contact_consents_publish_added AFTER INSERT ON contact_consents
  FOR EACH ROW WHEN (NEW.granted) EXECUTE FUNCTION publish_leads_of_consent();
CREATE TRIGGER contact_consents_publish_changed AFTER UPDATE OF granted ON contact_consents
  FOR EACH ROW WHEN (OLD.granted IS DISTINCT FROM NEW.granted) EXECUTE FUNCTION publish_leads_of_consent();

-- A member who leaves the company sees its leads no more.
CREATE TRIGGER attendees_publish_company AFTER UPDATE OF company_id ON attendees
  FOR EACH ROW WHEN (OLD.user_id IS NOT NULL AND OLD.company_id IS DISTINCT FROM NEW.company_id)
  EXECUTE FUNCTION publish_attendee_access();

-- migrate:down
DROP TRIGGER attendees_publish_company ON attendees;
DROP TRIGGER contact_consents_publish_changed ON contact_consents;
DROP TRIGGER contact_consents_publish_added ON contact_consents;
DROP TABLE lead_questions;
DROP TABLE leads;
DROP FUNCTION publish_leads_of_consent();
DROP FUNCTION publish_deleted_leads();
DROP TYPE lead_question_kind;
DROP TYPE lead_source;
DROP TYPE lead_rating;
