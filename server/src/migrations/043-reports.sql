-- The orders in which reports list people, and what statistics count without reading the rows.

-- migrate:up
CREATE INDEX attendees_report_idx ON attendees (event_id, sort_name, id) WHERE status <> 'REMOVED';
CREATE INDEX attendees_entered_idx ON attendees (event_id, checked_in_at, id)
  WHERE checked_in_at IS NOT NULL AND status <> 'REMOVED';
CREATE INDEX meetings_status_idx ON meetings (event_id, status, starts_at, id);

-- migrate:down
DROP INDEX meetings_status_idx;
DROP INDEX attendees_entered_idx;
DROP INDEX attendees_report_idx;
