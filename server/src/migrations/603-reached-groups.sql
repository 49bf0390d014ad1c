-- One function for what an attendee's groups may do, in place of three that differ in the permission alone.

-- migrate:up
CREATE FUNCTION reached_groups(viewer uuid, permission text) RETURNS bigint LANGUAGE plpgsql STABLE PARALLEL SAFE SET plan_cache_mode = force_generic_plan AS $$
  BEGIN
    RETURN coalesce((SELECT bit_or(CASE permission WHEN 'see' THEN g.sees WHEN 'meet' THEN g.meets WHEN 'write' THEN g.writes END)
      FROM attendees me JOIN attendee_groups g ON g.event_id = me.event_id
      WHERE me.id = viewer AND me.groups >> g.bit & 1 = 1), -1);
  END $$;
DROP FUNCTION seen_groups(uuid);
DROP FUNCTION met_groups(uuid);
DROP FUNCTION written_groups(uuid);

-- migrate:down
DROP FUNCTION reached_groups(uuid, text);
CREATE FUNCTION seen_groups(viewer uuid) RETURNS bigint LANGUAGE plpgsql STABLE PARALLEL SAFE SET plan_cache_mode = force_generic_plan AS $$
  BEGIN
    RETURN coalesce((SELECT bit_or(g.sees) FROM attendees me JOIN attendee_groups g ON g.event_id = me.event_id
      WHERE me.id = viewer AND me.groups >> g.bit & 1 = 1), -1);
  END $$;
CREATE FUNCTION met_groups(viewer uuid) RETURNS bigint LANGUAGE plpgsql STABLE PARALLEL SAFE SET plan_cache_mode = force_generic_plan AS $$
  BEGIN
    RETURN coalesce((SELECT bit_or(g.meets) FROM attendees me JOIN attendee_groups g ON g.event_id = me.event_id
      WHERE me.id = viewer AND me.groups >> g.bit & 1 = 1), -1);
  END $$;
CREATE FUNCTION written_groups(viewer uuid) RETURNS bigint LANGUAGE plpgsql STABLE PARALLEL SAFE SET plan_cache_mode = force_generic_plan AS $$
  BEGIN
    RETURN coalesce((SELECT bit_or(g.writes) FROM attendees me JOIN attendee_groups g ON g.event_id = me.event_id
      WHERE me.id = viewer AND me.groups >> g.bit & 1 = 1), -1);
  END $$;
