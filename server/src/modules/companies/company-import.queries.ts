import { sql, type Sql } from '../../core/db/sql';

/** Adds the companies of the temporary table `import_rows` that are new, as an import has staged them. */
export const insertStagedCompanies = ({ event }: { event: Sql }): Sql =>
  sql`INSERT INTO companies (id, event_id, kind, name, tagline, description, website, email, phone, country, city, sectors, tier, created_at, updated_at)
           SELECT r.id, ${event}, r.kind, r.name, r.tagline, r.description, r.website, r.email, r.phone, r.country, r.city, coalesce(r.sectors, '{}'), r.tier, now(), now()
           FROM import_rows r WHERE r.match_id IS NULL`;
