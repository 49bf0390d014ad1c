-- One line of the security log can stand for many failures.

-- migrate:up
ALTER TABLE security_events ADD count integer NOT NULL DEFAULT 1;

-- migrate:down
ALTER TABLE security_events DROP COLUMN count;
