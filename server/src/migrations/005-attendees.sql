-- Attendees with their interests, bookmarks and blocks.

-- migrate:up
CREATE TYPE attendee_category AS ENUM ('ATTENDEE', 'SPEAKER', 'INVESTOR');
CREATE TYPE attendee_status AS ENUM ('INVITED', 'CONFIRMED');
CREATE TABLE attendees (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  event_id uuid NOT NULL CONSTRAINT attendees_event_id_fkey REFERENCES events ON DELETE CASCADE,
  user_id uuid NOT NULL CONSTRAINT attendees_user_id_fkey REFERENCES users ON DELETE CASCADE,
  company_id uuid CONSTRAINT attendees_company_id_fkey REFERENCES companies ON DELETE SET NULL,
  category attendee_category NOT NULL DEFAULT 'ATTENDEE',
  status attendee_status NOT NULL DEFAULT 'INVITED',
  first_name text NOT NULL,
  last_name text NOT NULL,
  job_title text,
  organization text,
  introduction text,
  country text,
  avatar text,
  cover text,
  phone text,
  invite_code text NOT NULL CONSTRAINT attendees_invite_code_key UNIQUE,
  checked_in_at timestamptz,
  confirmed_at timestamptz,
  search_text text NOT NULL DEFAULT '',
  sort_name text COLLATE "C" NOT NULL DEFAULT '',
  CONSTRAINT attendees_user_key UNIQUE (event_id, user_id),
  CONSTRAINT attendees_confirmed_check CHECK ((status = 'CONFIRMED') = (confirmed_at IS NOT NULL))
);
CREATE INDEX attendees_user_id_idx ON attendees (user_id);
CREATE INDEX attendees_company_id_idx ON attendees (company_id);
CREATE INDEX attendees_by_name_idx ON attendees (event_id, status, sort_name, id);
CREATE INDEX attendees_by_confirmed_idx ON attendees (event_id, status, confirmed_at, id);
CREATE INDEX attendees_by_country_idx ON attendees (event_id, status, country, sort_name, id);
CREATE INDEX attendees_by_category_idx ON attendees (event_id, status, category, sort_name, id);
CREATE INDEX attendees_search_idx ON attendees USING gin (event_id, search_text gin_trgm_ops);

-- A trigger and not a generated column: the entity then stays a plain list of columns.
CREATE FUNCTION attendees_fold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := fold_text(concat_ws(' ', NEW.first_name, NEW.last_name, NEW.organization, NEW.job_title));
  NEW.sort_name := fold_text(NEW.last_name || ' ' || NEW.first_name);
  RETURN NEW;
END $$;
CREATE TRIGGER attendees_fold BEFORE INSERT OR UPDATE OF first_name, last_name, organization, job_title, search_text, sort_name
  ON attendees FOR EACH ROW EXECUTE FUNCTION attendees_fold();

CREATE TABLE attendee_interests (
  attendee_id uuid NOT NULL CONSTRAINT attendee_interests_attendee_id_fkey REFERENCES attendees ON DELETE CASCADE,
  group_id uuid NOT NULL CONSTRAINT attendee_interests_group_id_fkey REFERENCES interest_groups ON DELETE CASCADE,
  term_id uuid NOT NULL CONSTRAINT attendee_interests_term_id_fkey REFERENCES interest_terms ON DELETE CASCADE,
  PRIMARY KEY (attendee_id, group_id, term_id)
);
CREATE INDEX attendee_interests_term_id_idx ON attendee_interests (term_id, attendee_id);
CREATE INDEX attendee_interests_group_id_idx ON attendee_interests (group_id);
CREATE TABLE bookmarks (
  owner_id uuid NOT NULL CONSTRAINT bookmarks_owner_id_fkey REFERENCES attendees ON DELETE CASCADE,
  attendee_id uuid NOT NULL CONSTRAINT bookmarks_attendee_id_fkey REFERENCES attendees ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (owner_id, attendee_id),
  CONSTRAINT bookmarks_other_check CHECK (owner_id <> attendee_id)
);
CREATE INDEX bookmarks_attendee_id_idx ON bookmarks (attendee_id);
CREATE INDEX bookmarks_newest_idx ON bookmarks (owner_id, created_at, attendee_id);
CREATE TABLE blocks (
  blocker_id uuid NOT NULL CONSTRAINT blocks_blocker_id_fkey REFERENCES attendees ON DELETE CASCADE,
  blocked_id uuid NOT NULL CONSTRAINT blocks_blocked_id_fkey REFERENCES attendees ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (blocker_id, blocked_id),
  CONSTRAINT blocks_other_check CHECK (blocker_id <> blocked_id)
);
CREATE INDEX blocks_blocked_id_idx ON blocks (blocked_id);

-- migrate:down
DROP TABLE blocks;
DROP TABLE bookmarks;
DROP TABLE attendee_interests;
DROP TABLE attendees;
DROP FUNCTION attendees_fold();
DROP TYPE attendee_status;
DROP TYPE attendee_category;
