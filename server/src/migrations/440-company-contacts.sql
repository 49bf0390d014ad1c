-- Companies run themselves: contacts of their teams, seats for members, and further links.

-- migrate:up
ALTER TABLE companies ADD COLUMN seats int NOT NULL DEFAULT 5, ADD COLUMN links text[] NOT NULL DEFAULT '{}';
ALTER TABLE companies ADD CONSTRAINT companies_seats_check CHECK (seats BETWEEN 0 AND 1000),
  ADD CONSTRAINT companies_links_check CHECK (cardinality(links) <= 5);
ALTER TABLE attendees ADD COLUMN company_contact boolean NOT NULL DEFAULT false;
ALTER TABLE attendees ADD CONSTRAINT attendees_company_contact_check CHECK (NOT company_contact OR company_id IS NOT NULL);

-- A contact speaks for one company: changing or leaving the company ends it, by any statement, foreign keys too.
CREATE FUNCTION end_company_contact() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.company_contact := false;
  RETURN NEW;
END $$;
CREATE TRIGGER attendees_end_company_contact BEFORE UPDATE OF company_id ON attendees
  FOR EACH ROW WHEN (OLD.company_contact AND NEW.company_id IS DISTINCT FROM OLD.company_id) EXECUTE FUNCTION end_company_contact();

-- migrate:down
DROP TRIGGER attendees_end_company_contact ON attendees;
DROP FUNCTION end_company_contact();
ALTER TABLE attendees DROP COLUMN company_contact;
ALTER TABLE companies DROP COLUMN seats, DROP COLUMN links;
