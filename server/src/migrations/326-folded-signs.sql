-- Words are found however they are joined ("wifi" and "Wi-Fi") and with whichever keyboard they were typed in Urdu or Arabic; companies by
-- their sectors too, and questions by their category.

-- migrate:up
CREATE OR REPLACE FUNCTION fold_text(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$
    -- Forms of alef, yeh, kaf and heh become one each; hyphens, apostrophes, the tatweel and vowel signs go.
    SELECT lower(public.unaccent('public.unaccent'::regdictionary, translate(value,
      U&'\0623\0625\0622\0671\064A\0649\0643\0629\0647\06C3-''\2010\2011\2018\2019\0640\064B\064C\064D\064E\064F\0650\0651\0652\0670',
      U&'\0627\0627\0627\0627\06CC\06CC\06A9\06C1\06C1\06C1')))
  $$;

CREATE OR REPLACE FUNCTION companies_fold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := fold_text(concat_ws(' ', NEW.name, NEW.tagline, array_to_string(NEW.sectors, ' ')));
  NEW.sort_name := fold_text(NEW.name);
  RETURN NEW;
END $$;
DROP TRIGGER companies_fold ON companies;
CREATE TRIGGER companies_fold BEFORE INSERT OR UPDATE OF name, tagline, sectors, search_text, sort_name
  ON companies FOR EACH ROW EXECUTE FUNCTION companies_fold();

CREATE OR REPLACE FUNCTION faqs_fold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := fold_text(concat_ws(' ', NEW.question, NEW.answer, NEW.category));
  RETURN NEW;
END $$;
DROP TRIGGER faqs_fold ON faqs;
CREATE TRIGGER faqs_fold BEFORE INSERT OR UPDATE OF question, answer, category, search_text
  ON faqs FOR EACH ROW EXECUTE FUNCTION faqs_fold();

UPDATE companies SET search_text = '';
UPDATE faqs SET search_text = '';
UPDATE activities SET search_text = '' WHERE search_text <> fold_text(search_text);
UPDATE attendees SET search_text = '' WHERE search_text <> fold_text(search_text);

-- migrate:down
CREATE OR REPLACE FUNCTION fold_text(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

CREATE OR REPLACE FUNCTION companies_fold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := fold_text(concat_ws(' ', NEW.name, NEW.tagline));
  NEW.sort_name := fold_text(NEW.name);
  RETURN NEW;
END $$;
DROP TRIGGER companies_fold ON companies;
CREATE TRIGGER companies_fold BEFORE INSERT OR UPDATE OF name, tagline, search_text, sort_name
  ON companies FOR EACH ROW EXECUTE FUNCTION companies_fold();

CREATE OR REPLACE FUNCTION faqs_fold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := fold_text(concat_ws(' ', NEW.question, NEW.answer));
  RETURN NEW;
END $$;
DROP TRIGGER faqs_fold ON faqs;
CREATE TRIGGER faqs_fold BEFORE INSERT OR UPDATE OF question, answer, search_text
  ON faqs FOR EACH ROW EXECUTE FUNCTION faqs_fold();

UPDATE companies SET search_text = '';
UPDATE faqs SET search_text = '';
UPDATE activities SET search_text = '';
UPDATE attendees SET search_text = '';
