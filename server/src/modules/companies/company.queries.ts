import type { Db } from '../../core/db/database';
import { WhereBuilder, keysetPage, searchWords } from '../../core/db/list-query';
import type { Page, PageArgs } from '../../core/db/pagination';
import { statement } from '../../core/db/statement';
import { companyColumns, companyRow } from './company.columns';
import type { Company, CompanyFilter } from './company.types';
import { sharedSectors } from './company-sectors.queries';

/** The companies with these ids. */
export const companiesByIds = statement('companies.byIds', {
  params: { ids: 'uuid[]' },
  row: companyRow,
  text: (p) => `SELECT ${companyColumns} FROM companies c WHERE c.id = ANY(${p.ids})`,
});

/** What is shown of companies beside something else. */
export const companyBriefs = statement('companies.briefs', {
  params: { ids: 'uuid[]' },
  row: { id: 'uuid', name: 'text', logo: 'text?', kind: companyRow.kind },
  text: (p) => `SELECT id, name, logo, kind FROM companies WHERE id = ANY(${p.ids})`,
});

/** Locks a company, and reads it: until the transaction ends nobody else can change or choose it, so that counts hold. */
export const lockCompany = statement('companies.lock', {
  params: { id: 'uuid' },
  row: companyRow,
  text: (p) => `SELECT ${companyColumns} FROM companies c WHERE c.id = ${p.id} FOR UPDATE`,
});

/** Deletes a company. */
export const deleteCompany = statement('companies.delete', {
  params: { id: 'uuid' },
  row: {},
  text: (p) => `DELETE FROM companies WHERE id = ${p.id}`,
});

/** As one sortable text how few of at most 20 sectors the attendee `me` shares, then the name. */
const matchOrder = `(lpad((20 - cardinality(${sharedSectors('me.id')}))::text, 2, '0') || ' ' || c.sort_name)`;

const conditionsOf = (eventId: string, filter: CompanyFilter): WhereBuilder => {
  const where = new WhereBuilder().add((event) => `c.event_id = ${event}`, eventId);
  if (filter.kind) where.add((kind) => `c.kind = ${kind}`, filter.kind);
  if (filter.country) where.add((country) => `c.country = ${country}`, filter.country);
  if (filter.countries?.length)
    where.add((countries) => `c.country = ANY(${countries}::text[])`, filter.countries);
  if (filter.tier) where.add((tier) => `c.tier = ${tier}`, filter.tier);
  if (filter.sectors?.length) where.add((sectors) => `c.sectors && ${sectors}::text[]`, filter.sectors);
  for (const word of searchWords(filter.search))
    where.add((pattern) => `c.search_text LIKE fold_text(${pattern})`, word);
  return where;
};

/** Which companies of an event are listed; with an attendee those first that share the most sectors with the interests, else by name. */
interface CompaniesOfEvent {
  eventId: string;
  filter: CompanyFilter;
  matchedWith: string | null;
}

/** A page of the companies of an event. */
export const companiesPage = (
  db: Db,
  { eventId, filter, matchedWith }: CompaniesOfEvent,
  args: PageArgs,
): Promise<Page<Company>> => {
  const where = conditionsOf(eventId, filter);
  const isMatched = matchedWith !== null;
  return keysetPage<Company>(
    db,
    {
      columns: companyColumns,
      tables: isMatched
        ? `companies c JOIN attendees me ON me.id = ${where.value(matchedWith)}`
        : 'companies c',
      where,
      order: { column: isMatched ? matchOrder : 'c.sort_name', type: 'text' },
      id: 'c.id',
    },
    args,
  );
};
