-- Who applies or undoes a timetable, whom it has told so far, and the notice of it; its meetings are no requests.

-- migrate:up
ALTER TABLE schedule_runs ADD COLUMN acted_by uuid CONSTRAINT schedule_runs_acted_by_fkey REFERENCES users ON DELETE SET NULL,
  ADD COLUMN told_until uuid;
CREATE INDEX schedule_runs_acted_by_idx ON schedule_runs (acted_by);
ALTER TYPE notification_kind ADD VALUE 'TIMETABLE_CHANGED';

CREATE OR REPLACE FUNCTION meeting_limits(attendee uuid, at timestamptz, moving uuid) RETURNS TABLE (place int, reason text, used int, most int)
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
        FROM meetings m WHERE m.sender_id = me.id AND m.run_id IS NULL
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

-- migrate:down
CREATE OR REPLACE FUNCTION meeting_limits(attendee uuid, at timestamptz, moving uuid) RETURNS TABLE (place int, reason text, used int, most int)
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

ALTER TABLE schedule_runs DROP COLUMN acted_by, DROP COLUMN told_until;
-- Values of an enum cannot be dropped, so the type is created again without them.
DELETE FROM notifications WHERE kind = 'TIMETABLE_CHANGED';
ALTER TYPE notification_kind RENAME TO notification_kind_before;
CREATE TYPE notification_kind AS ENUM (
  'MEETING_REQUESTED', 'MEETING_ACCEPTED', 'MEETING_REJECTED', 'MEETING_CANCELLED', 'MEETING_EXPIRED', 'MEETING_REMOVED',
  'MEETING_MOVED', 'MEETING_PROPOSED', 'MEETING_REMINDER', 'ACTIVITY_CHANGED', 'ACTIVITY_REMOVED', 'ANNOUNCEMENT', 'CONDUCT_WARNING',
  'PROPOSAL_REJECTED', 'CONTACT_REQUESTED', 'CONTACT_EXCHANGE_REQUESTED', 'CONTACT_EXCHANGED', 'COMPANY_INVITED',
  'COMPANY_MEETING_REQUESTED', 'LEAD_REMINDER');
ALTER TABLE notifications ALTER COLUMN kind TYPE notification_kind USING kind::text::notification_kind;
DROP TYPE notification_kind_before;
