import type { AttendeeCategory, AttendeeFilter } from '../../../generated/graphql';

/** What the list is narrowed to, as the address bar holds it. */
export type ListFilters = {
  search: string;
  countries: string[];
  category: AttendeeCategory | null;
  interests: string[];
  bookmarked: boolean;
};

const CATEGORIES: readonly AttendeeCategory[] = ['ATTENDEE', 'SPEAKER', 'INVESTOR'];
const KEYS = {
  search: 'q',
  countries: 'country',
  category: 'category',
  interests: 'interest',
  bookmarked: 'saved',
};

/** Reads the filters from the address; what is not understood counts as not given. */
export function readFilters(params: URLSearchParams): ListFilters {
  const category = params.get(KEYS.category)?.toUpperCase();
  return {
    search: params.get(KEYS.search) ?? '',
    countries: params.getAll(KEYS.countries),
    category: CATEGORIES.find((known) => known === category) ?? null,
    interests: params.getAll(KEYS.interests),
    bookmarked: params.get(KEYS.bookmarked) === '1',
  };
}

/** The address with these filters in it; every other parameter stays. */
export function writeFilters(params: URLSearchParams, filters: ListFilters): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const key of Object.values(KEYS)) next.delete(key);
  if (filters.search) next.set(KEYS.search, filters.search);
  for (const country of filters.countries) next.append(KEYS.countries, country);
  if (filters.category) next.set(KEYS.category, filters.category.toLowerCase());
  for (const interest of filters.interests) next.append(KEYS.interests, interest);
  if (filters.bookmarked) next.set(KEYS.bookmarked, '1');
  return next;
}

/** The filters as the API takes them: what is not set is left out, so that equal lists share one cache entry. */
export function toApiFilter(filters: ListFilters): AttendeeFilter {
  const search = filters.search.trim();
  return {
    ...(search && { search }),
    ...(filters.countries.length > 0 && { countries: filters.countries }),
    ...(filters.category && { category: filters.category }),
    ...(filters.interests.length > 0 && { interests: filters.interests }),
    ...(filters.bookmarked && { bookmarked: true }),
  };
}

/** How many kinds of filter are set, the search aside. */
export function countFilters(filters: ListFilters): number {
  return [
    filters.countries.length > 0,
    filters.category,
    filters.interests.length > 0,
    filters.bookmarked,
  ].filter(Boolean).length;
}
