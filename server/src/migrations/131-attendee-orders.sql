-- Indexes for the orders in which staff look through all attendees of an event.

-- migrate:up
CREATE INDEX attendees_newest_idx ON attendees (event_id, id) WHERE status <> 'REMOVED';
CREATE INDEX attendees_organization_sort_idx ON attendees (event_id, (coalesce(lower(organization), chr(1114111))) COLLATE "C", id)
  WHERE status <> 'REMOVED';
CREATE INDEX users_last_login_sort_idx ON users ((coalesce(last_login_at, 'epoch'::timestamptz)), id);
CREATE INDEX users_created_at_idx ON users (created_at, id);

-- migrate:down
DROP INDEX users_created_at_idx, users_last_login_sort_idx, attendees_organization_sort_idx, attendees_newest_idx;
