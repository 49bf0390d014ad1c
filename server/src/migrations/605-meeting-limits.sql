-- Limits of meetings by groups: the most generous of an attendee's groups counts, and 20 waiting requests where the event has no groups.

-- migrate:up
-- The limits of an attendee in the order in which they are told, null for any number, and how much of each is used. Requests to companies
-- count as those to people; the meeting that one becomes was not sent a second time. Meetings per day are those of the day of `at`, without `moving`.
CREATE FUNCTION meeting_limits(attendee uuid, at timestamptz, moving uuid) RETURNS TABLE (place int, reason text, used int, most int)
  LANGUAGE plpgsql STABLE PARALLEL SAFE ROWS 5 SET plan_cache_mode = force_generic_plan AS $$
  #variable_conflict use_column
  BEGIN
    RETURN QUERY
    SELECT l.place, l.reason, l.used, nullif(l.most, 2147483647)
    FROM attendees me JOIN events e ON e.id = me.event_id
    CROSS JOIN LATERAL (
      SELECT coalesce(max(coalesce(g.waiting_requests, 2147483647)), 20) AS waiting,
        max(coalesce(g.requests_per_day, 2147483647)) AS sent_today, max(coalesce(g.requests_in_all, 2147483647)) AS sent,
        max(coalesce(g.meetings_per_day, 2147483647)) AS held_that_day, max(coalesce(g.meetings_in_all, 2147483647)) AS held
      FROM attendee_groups g WHERE g.event_id = me.event_id AND me.groups >> g.bit & 1 = 1) most
    CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE asked.waits)::int AS waiting, count(*) FILTER (WHERE asked.waits OR asked.stands)::int AS sent,
        count(*) FILTER (WHERE asked.is_first AND (asked.created_at AT TIME ZONE e.timezone)::date = (now() AT TIME ZONE e.timezone)::date)::int AS sent_today
      FROM (
        SELECT m.status = 'PENDING' AND m.expires_at > now() AS waits, m.status = 'ACTIVE' AS stands, m.created_at,
          NOT EXISTS (SELECT FROM company_requests r WHERE r.meeting_id = m.id) AS is_first
        FROM meetings m WHERE m.sender_id = me.id
        UNION ALL
        SELECT r.status = 'PENDING' AND r.expires_at > now(), false, r.created_at, true FROM company_requests r WHERE r.sender_id = me.id) asked) sent
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS held,
        count(*) FILTER (WHERE (m.starts_at AT TIME ZONE e.timezone)::date = (at AT TIME ZONE e.timezone)::date)::int AS held_that_day
      FROM meetings m WHERE me.id IN (m.sender_id, m.receiver_id) AND m.status = 'ACTIVE' AND m.id IS DISTINCT FROM moving) held
    CROSS JOIN LATERAL (VALUES
      (1, 'TOO_MANY_WAITING', sent.waiting, most.waiting), (2, 'REQUESTS_PER_DAY', sent.sent_today, most.sent_today),
      (3, 'REQUESTS_IN_ALL', sent.sent, most.sent), (4, 'MEETINGS_IN_ALL', held.held, most.held),
      (5, 'MEETINGS_PER_DAY', held.held_that_day, most.held_that_day)) AS l (place, reason, used, most)
    WHERE me.id = attendee;
  END $$;

-- When attendees have as many meetings as they may on one day, all day long; without the meeting `moving`.
CREATE FUNCTION full_days(attendee_ids uuid[], moving uuid) RETURNS TABLE (attendee_id uuid, during tstzrange)
  LANGUAGE plpgsql STABLE PARALLEL SAFE ROWS 5 SET plan_cache_mode = force_generic_plan AS $$
  #variable_conflict use_column
  BEGIN
    RETURN QUERY
    SELECT a.id, tstzrange(held.day::timestamp AT TIME ZONE e.timezone, (held.day + 1)::timestamp AT TIME ZONE e.timezone)
    FROM attendees a JOIN events e ON e.id = a.event_id
    CROSS JOIN LATERAL (
      SELECT max(coalesce(g.meetings_per_day, 2147483647)) AS most
      FROM attendee_groups g WHERE g.event_id = a.event_id AND a.groups >> g.bit & 1 = 1) per_day
    CROSS JOIN LATERAL (
      SELECT (m.starts_at AT TIME ZONE e.timezone)::date AS day
      FROM meetings m WHERE a.id IN (m.sender_id, m.receiver_id) AND m.status = 'ACTIVE' AND m.id IS DISTINCT FROM moving
      GROUP BY 1 HAVING count(*) >= per_day.most) held
    WHERE a.id = ANY (attendee_ids) AND per_day.most < 2147483647;
  END $$;

-- migrate:down
DROP FUNCTION full_days(uuid[], uuid);
DROP FUNCTION meeting_limits(uuid, timestamptz, uuid);
