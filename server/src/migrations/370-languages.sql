-- The languages that an event offers, its default first, and the one that a person chose.

-- migrate:up
ALTER TABLE events ADD COLUMN languages text[] NOT NULL DEFAULT '{EN,UR,AR}'
  CONSTRAINT events_languages_check CHECK (languages <@ '{EN,UR,AR}' AND cardinality(languages) BETWEEN 1 AND 3);
ALTER TABLE users ADD COLUMN language text
  CONSTRAINT users_language_check CHECK (language IN ('EN', 'UR', 'AR'));

-- migrate:down
ALTER TABLE users DROP COLUMN language;
ALTER TABLE events DROP COLUMN languages;
