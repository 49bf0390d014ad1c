-- Folding knows width and compatible forms (NFKC), the final sigma, joiners and Hebrew points; names without a blank are found.

-- migrate:up
CREATE OR REPLACE FUNCTION fold_text(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$
    -- Forms of alef, yeh, kaf, heh and sigma become one each; hyphens, apostrophes, the tatweel, vowel signs and points and joiners go.
    SELECT translate(lower(public.unaccent('public.unaccent'::regdictionary, translate(normalize(value, NFKC),
      U&'\0623\0625\0622\0671\064A\0649\0643\0629\0647\06C3-''\2010\2011\2018\2019\0640\064B\064C\064D\064E\064F\0650\0651\0652\0670\200B\200C\200D\00AD\FEFF\05B0\05B1\05B2\05B3\05B4\05B5\05B6\05B7\05B8\05B9\05BA\05BB\05BC\05BD\05BF\05C1\05C2\05C7',
      U&'\0627\0627\0627\0627\06CC\06CC\06A9\06C1\06C1\06C1'))), U&'\03C2', U&'\03C3')
  $$;

CREATE OR REPLACE FUNCTION attendees_fold() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- In Chinese, Japanese and Korean the last name comes first, without a blank.
  in_one text := CASE WHEN NEW.first_name ~ U&'[\2E80-\9FFF\AC00-\D7AF\F900-\FAFF]' THEN NEW.last_name || NEW.first_name END;
BEGIN
  NEW.search_text := fold_text(concat_ws(' ', NEW.first_name, nullif(NEW.last_name, ''), in_one, NEW.organization, NEW.job_title));
  NEW.sort_name := fold_text(ltrim(NEW.last_name || ' ' || NEW.first_name));
  RETURN NEW;
END $$;

UPDATE companies SET search_text = '' WHERE search_text <> fold_text(search_text);
UPDATE faqs SET search_text = '' WHERE search_text <> fold_text(search_text);
UPDATE activities SET search_text = '' WHERE search_text <> fold_text(search_text);
UPDATE attendees SET search_text = ''
WHERE search_text <> fold_text(search_text) OR first_name ~ U&'[\2E80-\9FFF\AC00-\D7AF\F900-\FAFF]';

-- migrate:down
CREATE OR REPLACE FUNCTION fold_text(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$
    -- Forms of alef, yeh, kaf and heh become one each; hyphens, apostrophes, the tatweel and vowel signs go.
    SELECT lower(public.unaccent('public.unaccent'::regdictionary, translate(value,
      U&'\0623\0625\0622\0671\064A\0649\0643\0629\0647\06C3-''\2010\2011\2018\2019\0640\064B\064C\064D\064E\064F\0650\0651\0652\0670',
      U&'\0627\0627\0627\0627\06CC\06CC\06A9\06C1\06C1\06C1')))
  $$;

CREATE OR REPLACE FUNCTION attendees_fold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := fold_text(concat_ws(' ', NEW.first_name, nullif(NEW.last_name, ''), NEW.organization, NEW.job_title));
  NEW.sort_name := fold_text(ltrim(NEW.last_name || ' ' || NEW.first_name));
  RETURN NEW;
END $$;

UPDATE companies SET search_text = '';
UPDATE faqs SET search_text = '';
UPDATE activities SET search_text = '';
UPDATE attendees SET search_text = '';
