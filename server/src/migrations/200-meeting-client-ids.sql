-- A request that is repeated for want of an answer is recognised, whatever has become of the meeting since.

-- migrate:up
ALTER TABLE meetings ADD COLUMN client_id text
  CONSTRAINT meetings_client_id_check CHECK (char_length(client_id) BETWEEN 1 AND 100);
CREATE UNIQUE INDEX meetings_client_id_key ON meetings (sender_id, client_id) WHERE client_id IS NOT NULL;

-- migrate:down
DROP INDEX meetings_client_id_key;
ALTER TABLE meetings DROP COLUMN client_id;
