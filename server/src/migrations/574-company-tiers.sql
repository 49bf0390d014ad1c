-- Companies in the order of their tiers: the well-known ones first, other words after them, and companies without a tier at the end.

-- migrate:up
CREATE FUNCTION tier_order(tier text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN tier IS NULL THEN '9' ELSE coalesce(
    (SELECT min(place)::text
     FROM unnest(ARRAY['title|headline|presenting', 'diamond|الماس', 'platin|بلاتین|پلاٹین', 'gold|ذهبي|گولڈ|سونا', 'silver|فضي|سلور|چاندی', 'bronze|برونزي|کانسی'])
       WITH ORDINALITY AS known (words, place)
     WHERE fold_text(tier) ~ fold_text(words)),
    '7 ' || fold_text(tier)) END
$$;

ALTER TABLE companies ADD COLUMN sort_tier text COLLATE "C" NOT NULL DEFAULT '';
CREATE OR REPLACE FUNCTION companies_fold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := fold_text(concat_ws(' ', NEW.name, NEW.tagline, array_to_string(NEW.sectors, ' '), NEW.stand));
  NEW.sort_name := fold_text(NEW.name);
  NEW.sort_tier := tier_order(NEW.tier) || E'\t' || NEW.sort_name;
  RETURN NEW;
END $$;
DROP TRIGGER companies_fold ON companies;
CREATE TRIGGER companies_fold BEFORE INSERT OR UPDATE OF name, tagline, sectors, tier, stand, search_text, sort_name, sort_tier
  ON companies FOR EACH ROW EXECUTE FUNCTION companies_fold();
UPDATE companies SET sort_tier = '';

CREATE INDEX companies_by_sort_tier_idx ON companies (event_id, sort_tier, id);
DROP INDEX companies_by_kind_idx;
CREATE INDEX companies_by_kind_idx ON companies (event_id, kind, sort_tier, id);

-- migrate:down
DROP INDEX companies_by_kind_idx;
CREATE INDEX companies_by_kind_idx ON companies (event_id, kind, sort_name, id);
CREATE OR REPLACE FUNCTION companies_fold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := fold_text(concat_ws(' ', NEW.name, NEW.tagline, array_to_string(NEW.sectors, ' '), NEW.stand));
  NEW.sort_name := fold_text(NEW.name);
  RETURN NEW;
END $$;
DROP TRIGGER companies_fold ON companies;
CREATE TRIGGER companies_fold BEFORE INSERT OR UPDATE OF name, tagline, sectors, stand, search_text, sort_name
  ON companies FOR EACH ROW EXECUTE FUNCTION companies_fold();
ALTER TABLE companies DROP COLUMN sort_tier;
DROP FUNCTION tier_order(text);
