-- Whether a user may enter an event as an attendee, as one question that lists and reads can put into their own statement.

-- migrate:up
-- Its own plan is the same for everybody and is kept; the statements around it are planned with their values.
CREATE FUNCTION may_enter(viewer uuid, event uuid) RETURNS boolean
  LANGUAGE plpgsql STABLE PARALLEL SAFE
  SET plan_cache_mode = force_generic_plan
  AS $$
  BEGIN
    RETURN EXISTS (
      SELECT 1 FROM attendees a JOIN events e ON e.id = a.event_id
      WHERE a.event_id = event AND a.user_id = viewer AND a.status = 'CONFIRMED' AND e.status <> 'DRAFT');
  END $$;

-- migrate:down
DROP FUNCTION may_enter(uuid, uuid);
