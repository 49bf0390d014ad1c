-- Companies, and the pods that meetings happen at.

-- migrate:up
CREATE TYPE company_kind AS ENUM ('SPONSOR', 'EXHIBITOR', 'STARTUP', 'IT_EXPORTER');
CREATE TABLE companies (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  event_id uuid NOT NULL CONSTRAINT companies_event_id_fkey REFERENCES events ON DELETE CASCADE,
  kind company_kind NOT NULL,
  name text NOT NULL,
  tagline text,
  description text,
  logo text,
  cover text,
  website text,
  email text,
  phone text,
  country text,
  city text,
  sectors text[] NOT NULL DEFAULT '{}',
  tier text,
  CONSTRAINT companies_name_key UNIQUE (event_id, kind, name)
);
CREATE TABLE pods (
  id uuid PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  event_id uuid NOT NULL CONSTRAINT pods_event_id_fkey REFERENCES events ON DELETE CASCADE,
  name text NOT NULL,
  location text,
  bookable boolean NOT NULL DEFAULT true,
  company_id uuid CONSTRAINT pods_company_id_fkey REFERENCES companies ON DELETE SET NULL,
  position int NOT NULL DEFAULT 0,
  CONSTRAINT pods_name_key UNIQUE (event_id, name)
);
CREATE INDEX pods_event_id_position_idx ON pods (event_id, position, id);
CREATE INDEX pods_company_id_idx ON pods (company_id);

-- migrate:down
DROP TABLE pods;
DROP TABLE companies;
DROP TYPE company_kind;
