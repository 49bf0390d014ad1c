-- migrate:up
-- Attendees who may not reach each other, once for each of the two; `by_attendee` where it is that one's own block. Statements that ask
-- for it read this view, so that a further reason is added here alone.
CREATE VIEW unreachable AS
  SELECT blocker_id AS attendee_id, blocked_id AS other_id, true AS by_attendee FROM blocks
  UNION ALL SELECT blocked_id, blocker_id, false FROM blocks;

-- migrate:down
DROP VIEW unreachable;
