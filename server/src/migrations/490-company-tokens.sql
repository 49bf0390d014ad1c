-- API tokens of companies, which read their leads alone.

-- migrate:up
ALTER TABLE api_tokens ADD COLUMN company_id uuid CONSTRAINT api_tokens_company_id_fkey REFERENCES companies ON DELETE CASCADE;
ALTER TABLE api_tokens ADD CONSTRAINT api_tokens_company_scopes_check CHECK (company_id IS NULL OR scopes = '{LEADS_READ}');
CREATE INDEX api_tokens_company_idx ON api_tokens (company_id, created_at, id) WHERE company_id IS NOT NULL;

-- migrate:down
ALTER TABLE api_tokens DROP COLUMN company_id;
