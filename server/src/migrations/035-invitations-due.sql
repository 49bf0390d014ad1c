-- Invitations that are to be mailed: a job takes them batch by batch.

-- migrate:up
ALTER TABLE attendees ADD COLUMN invitation_due_at timestamptz;
CREATE INDEX attendees_invitation_due_idx ON attendees (event_id, id) WHERE invitation_due_at IS NOT NULL;

-- migrate:down
DROP INDEX attendees_invitation_due_idx;
ALTER TABLE attendees DROP COLUMN invitation_due_at;
