import { column } from '../../core/db/columns';
import { enumOf, nullable, typed } from '../../core/db/declared';
import { sql, type Sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import type { CompanyFacet } from './company-facets.types';
import type { CompanyKind } from './company.entity';

/** Values, the most frequent first, at most 500. */
const facetsOf = (value: Sql, from: Sql) =>
  column(
    typed<CompanyFacet[]>('json'),
    sql`(SELECT coalesce(json_agg(f), '[]') FROM (
           SELECT ${value} AS value, count(*)::int AS count FROM ${from}
           GROUP BY ${value} ORDER BY count(*) DESC, ${value} LIMIT 500) AS f)`,
  );

/** What the companies of an event can be filtered by: only what at least one of them has. */
export const facetsOfCompanies = statement('companies.facets', {
  params: { eventId: 'uuid', kind: nullable(enumOf<CompanyKind>('company_kind')) },
  row: {
    countries: facetsOf(sql`country`, sql`shown WHERE country IS NOT NULL`),
    sectors: facetsOf(sql`sector`, sql`shown, unnest(sectors) AS sector`),
  },
  text: (p, columns) => sql`
    WITH shown AS MATERIALIZED (
      SELECT country, sectors FROM companies WHERE event_id = ${p.eventId} AND (${p.kind} IS NULL OR kind = ${p.kind}))
    SELECT ${columns}`,
});
