-- The triggers that refuse rows of removed attendees are named after that.

-- migrate:up
DO $$
DECLARE
  found record;
BEGIN
  FOR found IN
    SELECT tgname, tgrelid::regclass AS table_name FROM pg_trigger WHERE tgname LIKE '%\_attendees\_stand' AND NOT tgisinternal
  LOOP
    EXECUTE format('ALTER TRIGGER %I ON %s RENAME TO %I', found.tgname, found.table_name,
      replace(found.tgname, '_attendees_stand', '_refuse_removed_attendees'));
  END LOOP;
END $$;
ALTER FUNCTION attendees_stand() RENAME TO refuse_removed_attendees;

-- migrate:down
DO $$
DECLARE
  found record;
BEGIN
  FOR found IN
    SELECT tgname, tgrelid::regclass AS table_name FROM pg_trigger WHERE tgname LIKE '%\_refuse\_removed\_attendees' AND NOT tgisinternal
  LOOP
    EXECUTE format('ALTER TRIGGER %I ON %s RENAME TO %I', found.tgname, found.table_name,
      replace(found.tgname, '_refuse_removed_attendees', '_attendees_stand'));
  END LOOP;
END $$;
ALTER FUNCTION refuse_removed_attendees() RENAME TO attendees_stand;
