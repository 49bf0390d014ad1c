-- What devices called the captures of deleted leads, so that an old queue does not bring them back.

-- migrate:up
CREATE TABLE deleted_leads (
  company_id uuid NOT NULL CONSTRAINT deleted_leads_company_id_fkey REFERENCES companies ON DELETE CASCADE,
  attendee_id uuid NOT NULL CONSTRAINT deleted_leads_attendee_id_fkey REFERENCES attendees ON DELETE CASCADE,
  client_ids text[] NOT NULL,
  PRIMARY KEY (company_id, attendee_id),
  CONSTRAINT deleted_leads_client_ids_check CHECK (cardinality(client_ids) <= 50)
);
CREATE INDEX deleted_leads_attendee_id_idx ON deleted_leads (attendee_id);

CREATE TRIGGER deleted_leads_attendees_stand BEFORE INSERT ON deleted_leads
  FOR EACH ROW EXECUTE FUNCTION attendees_stand('attendee_id');

-- migrate:down
DROP TABLE deleted_leads;
