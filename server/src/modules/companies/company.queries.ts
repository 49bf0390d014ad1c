import { column, columnOf, columnsOf, countOf } from '../../core/db/columns';
import { enumOf, nullable, typed } from '../../core/db/declared';
import { SOME_ID } from '../../core/db/query';
import { keysetList, searchWords } from '../../core/db/list-query';
import { and, bound, sql, type Sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { takesPart } from '../event-access/index';
import { companyBriefColumns, companyColumns } from './company.columns';
import { CompanyEntity, CompanyKind } from './company.entity';
import type { CompanyFacet, CompanyFilter } from './company.types';

const companyId = columnsOf(CompanyEntity, sql`c`, 'id');

/** The companies with these ids. */
export const companiesByIds = statement('companies.byIds', {
  params: { ids: 'uuid[]' },
  row: companyColumns,
  text: (p, columns) => sql`SELECT ${columns} FROM companies c WHERE c.id = ANY(${p.ids})`,
});

export const companyBriefs = statement('companies.briefs', {
  params: { ids: 'uuid[]' },
  row: companyBriefColumns(sql`c`),
  text: (p, columns) => sql`SELECT ${columns} FROM companies c WHERE c.id = ANY(${p.ids})`,
});

/** Locks a company, and reads it: until the transaction ends others can neither change nor choose it, so that counts hold. */
export const lockCompany = statement('companies.lock', {
  params: { id: 'uuid' },
  row: companyColumns,
  text: (p, columns) => sql`SELECT ${columns} FROM companies c WHERE c.id = ${p.id} FOR UPDATE`,
});

/** Locks a company for `lockTeam`; unlike with `lockCompany`, others may still choose it meanwhile. */
export const selectTeamLock = statement('companies.lockTeam', {
  params: { id: 'uuid' },
  row: columnsOf(CompanyEntity, sql`companies`, 'id', 'eventId', 'name', 'seats'),
  text: (p, columns) => sql`SELECT ${columns} FROM companies WHERE id = ${p.id} FOR NO KEY UPDATE`,
});

/** Keeps a company of an event from being deleted until the transaction ends; no row where the event has none with this id. */
export const keepCompanyOfEvent = statement('companies.keepOfEvent', {
  params: { id: 'uuid', eventId: 'uuid' },
  row: columnsOf(CompanyEntity, sql`companies`, 'id'),
  text: (p, columns) =>
    sql`SELECT ${columns} FROM companies WHERE id = ${p.id} AND event_id = ${p.eventId} FOR KEY SHARE`,
});

/** How many attendees and pods are released when companies are deleted. */
export const releasedWithCompanies = statement('companies.released', {
  params: { ids: 'uuid[]' },
  row: {
    ...companyId,
    attendees: countOf(sql`attendees WHERE company_id = c.id AND status <> 'REMOVED'`),
    pods: countOf(sql`pods WHERE company_id = c.id AND removed_at IS NULL`),
  },
  text: (p, columns) => sql`SELECT ${columns} FROM companies c WHERE c.id = ANY(${p.ids})`,
});

/** The sectors of a company `c` that are interests of this attendee too, in the company's order. */
const sharedSectors = (attendeeId: Sql): Sql =>
  sql`ARRAY(SELECT sector FROM unnest(c.sectors) WITH ORDINALITY AS own (sector, place) WHERE EXISTS (
     SELECT 1 FROM attendee_interests i JOIN interest_terms t ON t.id = i.term_id
     WHERE i.attendee_id = ${attendeeId} AND t.label = own.sector) ORDER BY place)`;

/** The sectors of companies that a user's confirmed attendee in the same event has among the interests. */
export const sectorsSharedWithUser = statement('companies.sectorsSharedWithUser', {
  params: { userId: 'uuid', ids: 'uuid[]' },
  row: { ...companyId, sectors: column(typed<string[]>('text[]'), sharedSectors(sql`me.id`)) },
  text: (p, columns) => sql`
    SELECT ${columns} FROM companies c JOIN attendees me ON me.event_id = c.event_id AND me.user_id = ${p.userId} AND ${takesPart(sql`me`)}
    WHERE c.id = ANY(${p.ids})`,
});

const byName = columnOf(CompanyEntity, sql`c`, 'sortName');
const byTier = columnOf(CompanyEntity, sql`c`, 'sortTier');

/** As one sortable text how few of at most 20 sectors the attendee `me` shares, then tier and name. */
const bySharedSectors = column(
  'text',
  sql`(lpad((20 - cardinality(${sharedSectors(sql`me.id`)}))::text, 2, '0') || ' ' || c.sort_tier)`,
);

const conditionsOf = (eventId: string, filter: CompanyFilter): Sql =>
  and(
    sql`c.event_id = ${eventId}`,
    filter.kind && sql`c.kind = ${filter.kind}`,
    filter.country && sql`c.country = ${filter.country}`,
    filter.countries?.length && sql`c.country = ANY(${bound('text[]', filter.countries)})`,
    filter.tier && sql`c.tier = ${filter.tier}`,
    filter.sectors?.length && sql`c.sectors && ${bound('text[]', filter.sectors)}`,
    ...searchWords(filter.search).map((word) => sql`c.search_text LIKE fold_text(${word})`),
  );

/** Which companies of an event are listed; with an attendee those first that share the most sectors with the interests, else by tier or name alone. */
interface CompaniesOfEvent {
  eventId: string;
  filter: CompanyFilter;
  byName?: boolean;
  matchedWith: string | null;
}

const everyFilter: CompanyFilter = {
  kind: CompanyKind.SPONSOR,
  country: 'PK',
  countries: ['PK'],
  tier: 'Gold',
  sectors: ['Textiles'],
  search: 'two words',
};

/** A page of the companies of an event. */
export const companiesPage = keysetList(
  'companies.page',
  ({ eventId, filter, byName: isByName, matchedWith }: CompaniesOfEvent) => ({
    columns: companyColumns,
    from: matchedWith
      ? sql`companies c JOIN attendees me ON me.id = ${bound('uuid', matchedWith)}`
      : sql`companies c`,
    where: conditionsOf(eventId, filter),
    order: { by: matchedWith ? bySharedSectors : isByName ? byName : byTier },
    id: sql`c.id`,
  }),
  () => [
    { eventId: SOME_ID, filter: everyFilter, matchedWith: null },
    { eventId: SOME_ID, filter: {}, byName: true, matchedWith: null },
    { eventId: SOME_ID, filter: {}, matchedWith: SOME_ID },
  ],
);

/** Values, the most frequent first, at most 500. */
const facetsOf = (value: Sql, from: Sql) =>
  column(
    typed<CompanyFacet[]>('json'),
    sql`(SELECT coalesce(json_agg(f), '[]') FROM (
           SELECT ${value} AS value, count(*)::int AS count FROM ${from}
           GROUP BY ${value} ORDER BY count(*) DESC, ${value} LIMIT 500) AS f)`,
  );

/** The filter values of an event's companies, each used by at least one of them. */
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

/** Adds the companies of the temporary table `import_rows` that are new, as an import has staged them. */
export const insertStagedCompanies = ({ event }: { event: Sql }): Sql =>
  sql`INSERT INTO companies (id, event_id, kind, name, tagline, description, website, email, phone, country, city, sectors, tier, stand, created_at, updated_at)
           SELECT r.id, ${event}, r.kind, r.name, r.tagline, r.description, r.website, r.email, r.phone, r.country, r.city, coalesce(r.sectors, '{}'), r.tier, r.stand, now(), now()
           FROM import_rows r WHERE r.match_id IS NULL`;
