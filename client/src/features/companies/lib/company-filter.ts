import type { CompanyFilter, CompanyKind } from '../../../generated/graphql';
import { listParams } from '../../../lib/list-params';

/** Staff may see a table in place of the cards, attendees their favourites alone. */
export type CompanyView = 'cards' | 'table' | 'favourites';

/** The parameters that the list of companies keeps in the address. Sectors have the name of the interests they are taken from. */
export const companyParams = {
  q: listParams.q,
  sort: listParams.sort(['MATCH', 'NAME'], 'MATCH'),
  country: listParams.country,
  interest: listParams.interest,
  view: listParams.view<CompanyView>(['cards', 'table', 'favourites'], 'cards'),
};

interface CompanyListValues {
  q: string;
  country: readonly string[] | null;
  interest: readonly string[] | null;
}

/** The filter that the API takes. */
export function toCompanyFilter(
  kind: CompanyKind,
  { q, country, interest }: CompanyListValues,
): CompanyFilter {
  const search = q.trim();
  return {
    kind,
    ...(search && { search }),
    ...(country?.length && { countries: [...country] }),
    ...(interest?.length && { sectors: [...interest] }),
  };
}
