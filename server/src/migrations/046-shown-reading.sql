-- How far a conversation shows its reading to the other person: nothing new while one has blocked the other.

-- migrate:up
ALTER TABLE conversation_members ADD COLUMN shown_read_sequence int NOT NULL DEFAULT 0;
UPDATE conversation_members SET shown_read_sequence = last_read_sequence;

-- migrate:down
ALTER TABLE conversation_members DROP COLUMN shown_read_sequence;
