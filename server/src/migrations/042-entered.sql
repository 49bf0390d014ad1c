-- Who has entered is counted without reading everybody.

-- migrate:up
CREATE INDEX attendees_by_entry_idx ON attendees (event_id, status, checked_in_at, id);

-- migrate:down
DROP INDEX attendees_by_entry_idx;
