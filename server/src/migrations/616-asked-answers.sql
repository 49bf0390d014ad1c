-- Answers as imports write them in one statement, and without what fields do not take any more.

-- migrate:up
-- The answers to what is asked with them; a condition looks at a field before its own, so that one pass is enough.
CREATE FUNCTION asked_answers(event uuid, given jsonb) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
  field record;
BEGIN
  FOR field IN SELECT id::text, condition_field_id::text, condition_answers FROM event_fields
    WHERE event_id = event AND condition_field_id IS NOT NULL ORDER BY position
  LOOP
    IF NOT coalesce(given -> field.condition_field_id ?| field.condition_answers, false) THEN given := given - field.id; END IF;
  END LOOP;
  RETURN given;
END $$;
-- Of `lost`, null stands for all answers to a field, and a list for those that are in it.
CREATE FUNCTION answers_without(answers jsonb, lost jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_object_agg(kept.key, kept.values), '{}') FROM (
    SELECT a.key, CASE WHEN NOT lost ? a.key THEN a.value WHEN lost -> a.key = 'null' THEN '[]'
      ELSE a.value - ARRAY(SELECT jsonb_array_elements_text(lost -> a.key)) END AS values
    FROM jsonb_each(answers) AS a) AS kept WHERE kept.values <> '[]'
$$;

-- migrate:down
DROP FUNCTION answers_without(jsonb, jsonb);
DROP FUNCTION asked_answers(uuid, jsonb);
