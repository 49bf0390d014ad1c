-- Whose address it is: when a user has proven it, and which profiles were made for an address instead of by its user.

-- migrate:up
ALTER TABLE users ADD COLUMN email_verified_at timestamptz;
-- True is the safe default: such a profile belongs to its user only once the address is proven.
ALTER TABLE attendees ADD COLUMN by_invitation boolean NOT NULL DEFAULT true;

-- Proven are: users of the demo; staff, whose role was given by staff; and those who have a password that only a mailed code
-- or link can have set, because staff made the user without one (with a profile, by an import, or with a mailed link) and
-- never set one since. Everybody else has to prove the address once. CONFIRMED profiles of unproven users stay theirs, since
-- people use them; so do INVITED ones that nothing says staff have made. All other INVITED ones wait for the proof.
CREATE TEMPORARY TABLE made_by_staff ON COMMIT DROP AS
  SELECT subject_id AS id FROM audit_entries WHERE action = 'attendee.create'
  UNION SELECT c.subject_id FROM import_changes c JOIN imports i ON i.id = c.import_id AND i.kind = 'ATTENDEES' WHERE c.before IS NULL;
UPDATE users u SET email_verified_at = coalesce(u.last_login_at, now())
WHERE u.role <> 'ATTENDEE' OR u.email::text LIKE '%@demo.podium.test' OR u.email::text LIKE '%.demo.podium.test'
  OR (u.password_hash IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM audit_entries x WHERE x.subject_id = u.id AND x.action = 'user.update' AND x.after ? 'passwordSet')
    AND (EXISTS (SELECT 1 FROM attendees a JOIN made_by_staff s ON s.id = a.id WHERE a.user_id = u.id AND a.created_at = u.created_at)
      OR EXISTS (SELECT 1 FROM mails m WHERE m.recipient = u.email::text AND m.template = 'set-password' AND m.created_at = u.created_at)));
UPDATE attendees a SET by_invitation = false FROM users u
WHERE u.id = a.user_id AND u.email_verified_at IS NULL
  AND (a.status = 'CONFIRMED'
    OR (u.password_hash IS NOT NULL AND a.invited_at IS NULL AND NOT EXISTS (SELECT 1 FROM made_by_staff s WHERE s.id = a.id)));
DROP TABLE made_by_staff;

-- No code, and no race, confirms an invitation for somebody who has not proven the address.
CREATE FUNCTION attendees_keep_proven() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id AND email_verified_at IS NOT NULL) THEN
    RAISE EXCEPTION 'The address is not proven' USING ERRCODE = '23P01', CONSTRAINT = 'attendees_proven';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER attendees_keep_proven BEFORE INSERT OR UPDATE OF status, user_id, by_invitation ON attendees FOR EACH ROW
  WHEN (NEW.status = 'CONFIRMED' AND NEW.by_invitation) EXECUTE FUNCTION attendees_keep_proven();

-- migrate:down
DROP TRIGGER attendees_keep_proven ON attendees;
DROP FUNCTION attendees_keep_proven();
ALTER TABLE attendees DROP COLUMN by_invitation;
ALTER TABLE users DROP COLUMN email_verified_at;
