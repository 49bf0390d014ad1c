/** Adds the companies of the temporary table `import_rows` that are new, as an import has staged them. `$1` is the event. */
export const INSERT_STAGED_COMPANIES = `INSERT INTO companies (id, event_id, kind, name, tagline, description, website, email, phone, country, city, sectors, tier, created_at, updated_at)
           SELECT r.id, $1, r.kind, r.name, r.tagline, r.description, r.website, r.email, r.phone, r.country, r.city, coalesce(r.sectors, '{}'), r.tier, now(), now()
           FROM import_rows r WHERE r.match_id IS NULL AND $2::boolean IS NOT NULL`;
