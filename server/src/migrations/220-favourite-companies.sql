-- Companies that attendees keep in mind.

-- migrate:up
CREATE TABLE favourite_companies (
  owner_id uuid NOT NULL CONSTRAINT favourite_companies_owner_id_fkey REFERENCES attendees ON DELETE CASCADE,
  company_id uuid NOT NULL CONSTRAINT favourite_companies_company_id_fkey REFERENCES companies ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (owner_id, company_id)
);
CREATE INDEX favourite_companies_company_id_idx ON favourite_companies (company_id);
CREATE INDEX favourite_companies_newest_idx ON favourite_companies (owner_id, created_at, company_id);

-- migrate:down
DROP TABLE favourite_companies;
