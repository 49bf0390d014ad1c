-- Lists of those who chose an interest, planned with how many chose it.

-- migrate:up
-- The terms of an event that are called so. IMMUTABLE as plan_with is: the planner evaluates it, and knows from the statistics of
-- these terms whether it is best to begin with those who chose them or with the order of the list. A statement that uses it must be
-- planned for each execution.
CREATE FUNCTION terms_labelled(event uuid, labels text[]) RETURNS uuid[]
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 1000000000
  AS $$ BEGIN RETURN ARRAY(SELECT id FROM interest_terms WHERE event_id = event AND label = ANY(labels)); END $$;

-- migrate:down
DROP FUNCTION terms_labelled(uuid, text[]);
