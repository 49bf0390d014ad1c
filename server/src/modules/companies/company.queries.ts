import { column, columnOf } from '../../core/db/columns';
import { SOME_ID } from '../../core/db/query';
import { keysetList, searchWords } from '../../core/db/list-query';
import { and, bound, sql, type Sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { companyBriefColumns, companyColumns } from './company.columns';
import { CompanyEntity } from './company.entity';
import { CompanyKind } from './company-kind';
import { sharedSectors } from './company-sectors.queries';
import type { CompanyFilter } from './company.types';

/** The companies with these ids. */
export const companiesByIds = statement('companies.byIds', {
  params: { ids: 'uuid[]' },
  row: companyColumns,
  text: (p, columns) => sql`SELECT ${columns} FROM companies c WHERE c.id = ANY(${p.ids})`,
});

/** What is shown of companies beside something else. */
export const companyBriefs = statement('companies.briefs', {
  params: { ids: 'uuid[]' },
  row: companyBriefColumns(sql`c`),
  text: (p, columns) => sql`SELECT ${columns} FROM companies c WHERE c.id = ANY(${p.ids})`,
});

/** Locks a company, and reads it: until the transaction ends nobody else can change or choose it, so that counts hold. */
export const lockCompany = statement('companies.lock', {
  params: { id: 'uuid' },
  row: companyColumns,
  text: (p, columns) => sql`SELECT ${columns} FROM companies c WHERE c.id = ${p.id} FOR UPDATE`,
});

const byName = columnOf(CompanyEntity, sql`c`, 'sortName');

/** As one sortable text how few of at most 20 sectors the attendee `me` shares, then the name. */
const bySharedSectors = column(
  'text',
  sql`(lpad((20 - cardinality(${sharedSectors(sql`me.id`)}))::text, 2, '0') || ' ' || c.sort_name)`,
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

/** Which companies of an event are listed; with an attendee those first that share the most sectors with the interests, else by name. */
interface CompaniesOfEvent {
  eventId: string;
  filter: CompanyFilter;
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
  ({ eventId, filter, matchedWith }: CompaniesOfEvent) => ({
    columns: companyColumns,
    from: matchedWith
      ? sql`companies c JOIN attendees me ON me.id = ${bound('uuid', matchedWith)}`
      : sql`companies c`,
    where: conditionsOf(eventId, filter),
    order: { by: matchedWith ? bySharedSectors : byName },
    id: sql`c.id`,
  }),
  () => [
    { eventId: SOME_ID, filter: everyFilter, matchedWith: null },
    { eventId: SOME_ID, filter: {}, matchedWith: SOME_ID },
  ],
);
