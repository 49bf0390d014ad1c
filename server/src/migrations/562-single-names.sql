-- People of one name, who have no last one.

-- migrate:up
CREATE OR REPLACE FUNCTION attendees_fold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := fold_text(concat_ws(' ', NEW.first_name, nullif(NEW.last_name, ''), NEW.organization, NEW.job_title));
  NEW.sort_name := fold_text(ltrim(NEW.last_name || ' ' || NEW.first_name));
  RETURN NEW;
END $$;

-- migrate:down
CREATE OR REPLACE FUNCTION attendees_fold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := fold_text(concat_ws(' ', NEW.first_name, NEW.last_name, NEW.organization, NEW.job_title));
  NEW.sort_name := fold_text(NEW.last_name || ' ' || NEW.first_name);
  RETURN NEW;
END $$;
