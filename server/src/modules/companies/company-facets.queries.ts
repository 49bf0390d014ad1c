import type { Db } from '../../core/db/database';
import type { CompanyKind } from './company.entity';
import type { CompanyFacets } from './company-facets.types';

/** What the companies of an event can be filtered by: only what at least one of them has. */
export const facetsOfCompanies = async (
  db: Db,
  eventId: string,
  kind: CompanyKind | null,
): Promise<CompanyFacets> => {
  const [row] = await db.rows<CompanyFacets>({
    text: `
      WITH shown AS MATERIALIZED (
        SELECT country, sectors FROM companies WHERE event_id = $1 AND ($2::text IS NULL OR kind::text = $2))
      SELECT
        (SELECT coalesce(json_agg(f), '[]') FROM (
           SELECT country AS value, count(*)::int AS count FROM shown WHERE country IS NOT NULL
           GROUP BY country ORDER BY count(*) DESC, country) AS f) AS countries,
        (SELECT coalesce(json_agg(f), '[]') FROM (
           SELECT sector AS value, count(*)::int AS count FROM shown, unnest(sectors) AS sector
           GROUP BY sector ORDER BY count(*) DESC, sector LIMIT 500) AS f) AS sectors`,
    values: [eventId, kind],
  });
  return row ?? { countries: [], sectors: [] };
};
