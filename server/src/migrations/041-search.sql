-- One search over people, companies, sessions and questions: the words of the last two, folded, in an index that forgives typing errors.

-- migrate:up
ALTER TABLE activities ADD COLUMN search_text text NOT NULL DEFAULT '';
CREATE FUNCTION activities_fold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := fold_text(concat_ws(' ', NEW.title, NEW.track));
  RETURN NEW;
END $$;
CREATE TRIGGER activities_fold BEFORE INSERT OR UPDATE OF title, track, search_text
  ON activities FOR EACH ROW EXECUTE FUNCTION activities_fold();
UPDATE activities SET search_text = '';
CREATE INDEX activities_search_idx ON activities USING gin (event_id, search_text gin_trgm_ops);

ALTER TABLE faqs ADD COLUMN search_text text NOT NULL DEFAULT '';
CREATE FUNCTION faqs_fold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := fold_text(concat_ws(' ', NEW.question, NEW.answer));
  RETURN NEW;
END $$;
CREATE TRIGGER faqs_fold BEFORE INSERT OR UPDATE OF question, answer, search_text
  ON faqs FOR EACH ROW EXECUTE FUNCTION faqs_fold();
UPDATE faqs SET search_text = '';
CREATE INDEX faqs_search_idx ON faqs USING gin (event_id, search_text gin_trgm_ops);

-- migrate:down
DROP TRIGGER activities_fold ON activities;
DROP FUNCTION activities_fold();
ALTER TABLE activities DROP COLUMN search_text;

DROP TRIGGER faqs_fold ON faqs;
DROP FUNCTION faqs_fold();
ALTER TABLE faqs DROP COLUMN search_text;
