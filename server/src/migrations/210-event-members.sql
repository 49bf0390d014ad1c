-- Who may enter which event as an attendee, in one place: reads, writes and deliveries select from it.

-- migrate:up
CREATE VIEW event_members AS
  SELECT a.event_id, a.user_id, a.id AS attendee_id, e.timezone
  FROM attendees a JOIN events e ON e.id = a.event_id JOIN users u ON u.id = a.user_id
  WHERE a.status = 'CONFIRMED' AND e.status <> 'DRAFT'
    AND (u.email_verified_at IS NOT NULL OR NOT (a.by_invitation OR e.requires_verified_email));

-- Its own plan is the same for everybody and is kept; the statements around it are planned with their values.
CREATE OR REPLACE FUNCTION may_enter(viewer uuid, event uuid) RETURNS boolean
  LANGUAGE plpgsql STABLE PARALLEL SAFE
  SET plan_cache_mode = force_generic_plan
  AS $$
  BEGIN
    RETURN EXISTS (SELECT 1 FROM event_members m WHERE m.event_id = event AND m.user_id = viewer);
  END $$;

-- migrate:down
CREATE OR REPLACE FUNCTION may_enter(viewer uuid, event uuid) RETURNS boolean
  LANGUAGE plpgsql STABLE PARALLEL SAFE
  SET plan_cache_mode = force_generic_plan
  AS $$
  BEGIN
    RETURN EXISTS (SELECT 1 FROM attendees a JOIN events e ON e.id = a.event_id
      WHERE a.event_id = event AND a.user_id = viewer AND a.status = 'CONFIRMED' AND e.status <> 'DRAFT'
        AND (NOT e.requires_verified_email
          OR EXISTS (SELECT 1 FROM users u WHERE u.id = viewer AND u.email_verified_at IS NOT NULL)));
  END $$;

DROP VIEW event_members;
