-- What companies show and do by themselves: products, invitations into their teams, and who has seen their pages.

-- migrate:up
CREATE TABLE company_products (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  company_id uuid NOT NULL CONSTRAINT company_products_company_id_fkey REFERENCES companies ON DELETE CASCADE,
  position int NOT NULL,
  name text NOT NULL,
  text text,
  link text,
  picture text,
  CONSTRAINT company_products_position_key UNIQUE (company_id, position),
  CONSTRAINT company_products_position_check CHECK (position BETWEEN 0 AND 19),
  CONSTRAINT company_products_texts_check CHECK (char_length(name) BETWEEN 1 AND 120 AND char_length(text) <= 1000)
);

CREATE TABLE company_invitations (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  company_id uuid NOT NULL CONSTRAINT company_invitations_company_id_fkey REFERENCES companies ON DELETE CASCADE,
  attendee_id uuid NOT NULL CONSTRAINT company_invitations_attendee_id_fkey REFERENCES attendees ON DELETE CASCADE,
  name text NOT NULL,
  made_attendee boolean NOT NULL,
  CONSTRAINT company_invitations_key UNIQUE (company_id, attendee_id)
);
CREATE INDEX company_invitations_attendee_id_idx ON company_invitations (attendee_id);

CREATE TABLE company_visits (
  company_id uuid NOT NULL CONSTRAINT company_visits_company_id_fkey REFERENCES companies ON DELETE CASCADE,
  attendee_id uuid NOT NULL CONSTRAINT company_visits_attendee_id_fkey REFERENCES attendees ON DELETE CASCADE,
  day date NOT NULL,
  PRIMARY KEY (company_id, attendee_id, day)
);
CREATE INDEX company_visits_attendee_id_idx ON company_visits (attendee_id);

-- migrate:down
DROP TABLE company_visits;
DROP TABLE company_invitations;
DROP TABLE company_products;
