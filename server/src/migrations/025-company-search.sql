-- Companies are searched without accents, sorted by name, and filtered: an index for each.

-- migrate:up
ALTER TABLE companies
  ADD COLUMN search_text text NOT NULL DEFAULT '',
  ADD COLUMN sort_name text COLLATE "C" NOT NULL DEFAULT '',
  ADD CONSTRAINT companies_name_check CHECK (char_length(name) BETWEEN 1 AND 200);

CREATE FUNCTION companies_fold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := fold_text(concat_ws(' ', NEW.name, NEW.tagline));
  NEW.sort_name := fold_text(NEW.name);
  RETURN NEW;
END $$;
CREATE TRIGGER companies_fold BEFORE INSERT OR UPDATE OF name, tagline, search_text, sort_name
  ON companies FOR EACH ROW EXECUTE FUNCTION companies_fold();
UPDATE companies SET sort_name = '';

CREATE INDEX companies_by_name_idx ON companies (event_id, sort_name, id);
CREATE INDEX companies_by_kind_idx ON companies (event_id, kind, sort_name, id);
CREATE INDEX companies_by_country_idx ON companies (event_id, country, sort_name, id);
CREATE INDEX companies_by_tier_idx ON companies (event_id, tier, sort_name, id);
CREATE INDEX companies_search_idx ON companies USING gin (event_id, search_text gin_trgm_ops);
CREATE INDEX companies_sectors_idx ON companies USING gin (event_id, sectors);

-- migrate:down
DROP TRIGGER companies_fold ON companies;
DROP FUNCTION companies_fold();
ALTER TABLE companies DROP CONSTRAINT companies_name_check, DROP COLUMN search_text, DROP COLUMN sort_name;
DROP INDEX companies_sectors_idx;
