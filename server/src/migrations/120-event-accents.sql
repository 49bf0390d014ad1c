-- The colour of an event in the portal.

-- migrate:up
ALTER TABLE events ADD COLUMN accent_color text
  CONSTRAINT events_accent_check CHECK (accent_color ~ '^#[0-9a-f]{6}$');

-- migrate:down
ALTER TABLE events DROP COLUMN accent_color;
