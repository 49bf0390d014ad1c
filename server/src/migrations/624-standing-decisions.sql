-- A decision that was replaced before it was mailed is mailed where an undo lets it stand again; the end of its undo is gone once it was.

-- migrate:up
ALTER TABLE applications ADD COLUMN former_decision_id uuid;
UPDATE applications SET undo_until = NULL WHERE undo_until < now() - interval '1 hour';

-- migrate:down
ALTER TABLE applications DROP COLUMN former_decision_id;
