-- Who made an API token, so that it is seen when they lose what let them make it.

-- migrate:up
ALTER TABLE api_tokens ADD author_id uuid CONSTRAINT api_tokens_author_id_fkey REFERENCES users ON DELETE SET NULL;
UPDATE api_tokens t SET author_id = u.id FROM audit_entries x JOIN users u ON u.id = x.actor_id
WHERE x.action = 'apiToken.create' AND x.subject_id = t.id;
CREATE INDEX api_tokens_author_id_idx ON api_tokens (author_id);

-- migrate:down
ALTER TABLE api_tokens DROP author_id;
