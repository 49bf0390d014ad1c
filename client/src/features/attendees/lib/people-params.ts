import type { Values } from 'nuqs';
import type { AttendeeCategory, AttendeeFilter, AttendeeSort } from '../../../generated/graphql';
import { listParams } from '../../../lib/list-params';

export const sortOrders = ['BEST_MATCH', 'NAME', 'RECENT'] as const satisfies AttendeeSort[];
export const categories = ['ATTENDEE', 'SPEAKER', 'INVESTOR'] as const satisfies AttendeeCategory[];

/** The filters and the order of a list of people, as the address holds them. */
export const peopleParams = {
  q: listParams.q,
  sort: listParams.sort(sortOrders, 'BEST_MATCH'),
  country: listParams.country,
  interest: listParams.interest,
  category: listParams.category(categories),
  saved: listParams.saved,
};

export type PeopleValues = Values<typeof peopleParams>;

const ADDRESS = /^[\w+'-]+(\.[\w+'-]+)*@([a-z\d]+(-+[a-z\d]+)*\.)+[a-z]{2,}$/i;

/** The filters as the API takes them: what is not set is left out, so that equal lists share one cache entry. Staff find people by e-mail too. */
export function toApiFilter(values: Omit<PeopleValues, 'sort'>, isStaff = false): AttendeeFilter {
  const text = values.q.trim();
  return {
    ...(text && (isStaff && ADDRESS.test(text) ? { email: text } : { text })),
    ...(values.country.length > 0 && { countries: values.country }),
    ...(values.interest.length > 0 && { interests: values.interest }),
    ...(values.category && { category: values.category }),
    ...(values.saved && { bookmarked: true }),
  };
}
