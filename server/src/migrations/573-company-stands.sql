-- The number of a company's stand, by which it is found too.

-- migrate:up
ALTER TABLE companies ADD COLUMN stand text
  CONSTRAINT companies_stand_check CHECK (char_length(stand) BETWEEN 1 AND 20);

CREATE OR REPLACE FUNCTION companies_fold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := fold_text(concat_ws(' ', NEW.name, NEW.tagline, array_to_string(NEW.sectors, ' '), NEW.stand));
  NEW.sort_name := fold_text(NEW.name);
  RETURN NEW;
END $$;
DROP TRIGGER companies_fold ON companies;
CREATE TRIGGER companies_fold BEFORE INSERT OR UPDATE OF name, tagline, sectors, stand, search_text, sort_name
  ON companies FOR EACH ROW EXECUTE FUNCTION companies_fold();

-- migrate:down
CREATE OR REPLACE FUNCTION companies_fold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := fold_text(concat_ws(' ', NEW.name, NEW.tagline, array_to_string(NEW.sectors, ' ')));
  NEW.sort_name := fold_text(NEW.name);
  RETURN NEW;
END $$;
DROP TRIGGER companies_fold ON companies;
CREATE TRIGGER companies_fold BEFORE INSERT OR UPDATE OF name, tagline, sectors, search_text, sort_name
  ON companies FOR EACH ROW EXECUTE FUNCTION companies_fold();
UPDATE companies SET search_text = '' WHERE stand IS NOT NULL;
ALTER TABLE companies DROP COLUMN stand;
