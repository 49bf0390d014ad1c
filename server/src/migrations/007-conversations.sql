-- Conversations between two attendees, with a sequence of their own.

-- migrate:up
CREATE TABLE conversations (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  event_id uuid NOT NULL CONSTRAINT conversations_event_id_fkey REFERENCES events ON DELETE CASCADE,
  last_sequence int NOT NULL DEFAULT 0,
  last_message_at timestamptz
);
CREATE INDEX conversations_event_id_idx ON conversations (event_id);
CREATE TABLE conversation_members (
  conversation_id uuid NOT NULL CONSTRAINT conversation_members_conversation_id_fkey REFERENCES conversations ON DELETE CASCADE,
  attendee_id uuid NOT NULL CONSTRAINT conversation_members_attendee_id_fkey REFERENCES attendees ON DELETE CASCADE,
  other_id uuid NOT NULL CONSTRAINT conversation_members_other_id_fkey REFERENCES attendees ON DELETE CASCADE,
  last_read_sequence int NOT NULL DEFAULT 0,
  unread_count int NOT NULL DEFAULT 0,
  last_message_at timestamptz,
  PRIMARY KEY (conversation_id, attendee_id),
  CONSTRAINT conversation_members_pair_key UNIQUE (attendee_id, other_id),
  CONSTRAINT conversation_members_other_check CHECK (attendee_id <> other_id),
  CONSTRAINT conversation_members_unread_check CHECK (unread_count >= 0)
);
CREATE INDEX conversation_members_newest_idx ON conversation_members (attendee_id, last_message_at, conversation_id);
CREATE INDEX conversation_members_other_id_idx ON conversation_members (other_id);
CREATE TABLE messages (
  id uuid PRIMARY KEY,
  conversation_id uuid NOT NULL CONSTRAINT messages_conversation_id_fkey REFERENCES conversations ON DELETE CASCADE,
  sequence int NOT NULL,
  sender_id uuid NOT NULL CONSTRAINT messages_sender_id_fkey REFERENCES attendees ON DELETE CASCADE,
  recipient_id uuid NOT NULL CONSTRAINT messages_recipient_id_fkey REFERENCES attendees ON DELETE CASCADE,
  client_id text NOT NULL,
  text text NOT NULL,
  sent_at timestamptz NOT NULL DEFAULT now(),
  read_at timestamptz,
  CONSTRAINT messages_sequence_key UNIQUE (conversation_id, sequence),
  CONSTRAINT messages_client_id_key UNIQUE (conversation_id, sender_id, client_id),
  CONSTRAINT messages_text_check CHECK (char_length(text) BETWEEN 1 AND 4000),
  CONSTRAINT messages_client_id_check CHECK (char_length(client_id) BETWEEN 1 AND 100)
);
CREATE INDEX messages_sender_id_idx ON messages (sender_id);
CREATE INDEX messages_recipient_id_idx ON messages (recipient_id);

-- migrate:down
DROP TABLE messages;
DROP TABLE conversation_members;
DROP TABLE conversations;
