-- Erases what earlier removals have left of people, since their tombstones don't say whose they were: in the log, imports, meetings, reports and jobs.

-- migrate:up
UPDATE audit_entries x SET subject_name = NULL, before = NULL, after = NULL
WHERE EXISTS (SELECT 1 FROM attendees a WHERE a.id = x.subject_id AND a.status = 'REMOVED')
  OR (x.action LIKE 'user.%' AND NOT EXISTS (SELECT 1 FROM users u WHERE u.id = x.subject_id));
DELETE FROM import_changes c USING attendees a WHERE a.id = c.subject_id AND a.status = 'REMOVED';
UPDATE meetings m SET note = NULL, reason = NULL, client_id = NULL
FROM attendees a WHERE a.id IN (m.sender_id, m.receiver_id) AND a.status = 'REMOVED';
UPDATE message_reports r SET reason = 'Erased with a profile.', decision_note = NULL
FROM messages m JOIN attendees a ON a.id IN (m.sender_id, m.recipient_id) WHERE m.id = r.message_id AND a.status = 'REMOVED';
DO $$ BEGIN
  IF to_regclass('pgboss.job') IS NOT NULL THEN
    UPDATE pgboss.job SET output = NULL WHERE output IS NOT NULL;
    DELETE FROM pgboss.job WHERE name = 'accounts.send-code';
    UPDATE pgboss.archive SET output = NULL WHERE output IS NOT NULL;
    DELETE FROM pgboss.archive WHERE name = 'accounts.send-code';
  END IF;
END $$;

-- migrate:down
-- What was erased does not come back.
