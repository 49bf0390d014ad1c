-- Whether a mail failed since its address was refused: until now the words of the error alone said so.

-- migrate:up
ALTER TABLE mails ADD COLUMN address_refused boolean NOT NULL DEFAULT false;
UPDATE mails SET address_refused = true WHERE status = 'FAILED' AND error LIKE '%recipients were rejected%';

-- migrate:down
ALTER TABLE mails DROP COLUMN address_refused;
