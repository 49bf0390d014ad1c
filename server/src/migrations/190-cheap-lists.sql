-- Functions that make the statements of attendee lists cheap to plan.

-- migrate:up
-- The attendees between whom and the viewer there is a block. Its own plan is kept, whereas the same subquery inside
-- a list is planned with the list each time, and was a third of its cost.
CREATE FUNCTION hidden_attendees(viewer uuid, event uuid) RETURNS uuid[]
  LANGUAGE plpgsql STABLE PARALLEL SAFE
  SET plan_cache_mode = force_generic_plan
  AS $$
  BEGIN
    RETURN ARRAY(
      SELECT b.blocked_id FROM attendees me JOIN blocks b ON b.blocker_id = me.id
      WHERE me.event_id = event AND me.user_id = viewer
      UNION ALL
      SELECT b.blocker_id FROM attendees me JOIN blocks b ON b.blocked_id = me.id
      WHERE me.event_id = event AND me.user_id = viewer);
  END $$;

-- Gives its argument. With a known argument the planner evaluates it; with a placeholder its cost counts. So Postgres
-- plans a prepared statement with the values of each execution, and only its text is parsed once.
CREATE FUNCTION plan_with(value uuid) RETURNS uuid
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 1000000000
  AS $$ BEGIN RETURN value; END $$;

-- migrate:down
DROP FUNCTION plan_with(uuid); DROP FUNCTION hidden_attendees(uuid, uuid);
