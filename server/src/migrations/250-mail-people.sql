-- Whom mails are for and whom they name, and whose a tombstone was, so that they are found when that person is erased.

-- migrate:up
ALTER TABLE mails ADD COLUMN recipient_id uuid, ADD COLUMN about_id uuid;
UPDATE mails m SET recipient_id = coalesce(a.id, u.id)
FROM users u LEFT JOIN attendees a ON a.user_id = u.id
WHERE u.email = m.recipient::citext AND a.event_id IS NOT DISTINCT FROM m.event_id;
-- A meeting's mails were written in the transaction that notified one of its people, whose time both have.
UPDATE mails m SET about_id = CASE me.id WHEN held.sender_id THEN held.receiver_id ELSE held.sender_id END
FROM notifications n JOIN meetings held ON held.id = n.meeting_id JOIN attendees me ON me.id IN (held.sender_id, held.receiver_id)
WHERE m.template LIKE 'meeting-%' AND m.created_at = n.created_at AND me.id = m.recipient_id;
ALTER TABLE attendees ADD COLUMN former_user_id uuid;
CREATE INDEX attendees_former_user_id_idx ON attendees (former_user_id) WHERE former_user_id IS NOT NULL;
CREATE INDEX mails_recipient_id_idx ON mails (recipient_id);
CREATE INDEX mails_about_id_idx ON mails (about_id) WHERE about_id IS NOT NULL;

-- migrate:down
ALTER TABLE attendees DROP COLUMN former_user_id;
ALTER TABLE mails DROP COLUMN about_id, DROP COLUMN recipient_id;
