-- What counts attendees by country, category or interest asks for their groups too: from these indexes alone, as before.

-- migrate:up
DROP INDEX attendees_by_confirmed_idx, attendees_by_country_idx, attendees_by_category_idx;
CREATE INDEX attendees_by_confirmed_idx ON attendees (event_id, status, confirmed_at, id, groups);
CREATE INDEX attendees_by_country_idx ON attendees (event_id, status, country, sort_name, id, groups);
CREATE INDEX attendees_by_category_idx ON attendees (event_id, status, category, sort_name, id, groups);

-- migrate:down
DROP INDEX attendees_by_category_idx, attendees_by_country_idx, attendees_by_confirmed_idx;
CREATE INDEX attendees_by_category_idx ON attendees (event_id, status, category, sort_name, id);
CREATE INDEX attendees_by_country_idx ON attendees (event_id, status, country, sort_name, id);
CREATE INDEX attendees_by_confirmed_idx ON attendees (event_id, status, confirmed_at, id);
