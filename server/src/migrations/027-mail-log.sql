-- The log of mails is filtered by status and searched by address.

-- migrate:up
CREATE INDEX mails_status_idx ON mails (status, created_at, id);
CREATE INDEX mails_recipient_idx ON mails USING gin (lower(recipient) gin_trgm_ops);

-- migrate:down
DROP INDEX mails_recipient_idx;
DROP INDEX mails_status_idx;
