-- Who of a team a request to its company asks, as the groups of that time: changed rules take the request from no member.

-- migrate:up
ALTER TABLE company_requests
  ADD COLUMN seen_groups bigint NOT NULL DEFAULT '-1',
  ADD COLUMN met_groups bigint NOT NULL DEFAULT '-1';

-- migrate:down
ALTER TABLE company_requests DROP COLUMN met_groups, DROP COLUMN seen_groups;
