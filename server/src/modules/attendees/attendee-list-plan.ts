import { searchWords } from '../../core/db/list-query';
import { AttendeeSort, type AttendeeFilter } from './attendee.types';

/** Orders whose index includes removed attendees. The other indexes are partial, which a kept plan cannot rely on. */
const KEPT_ORDERS = new Set<AttendeeSort>([AttendeeSort.NAME, AttendeeSort.NAME_DESC, AttendeeSort.RECENT]);

/** Filters that a kept plan answers by one index. */
const INDEXED: readonly (keyof AttendeeFilter)[] = ['countries', 'category'];

const isSet = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Whether one plan is best for all values: all of the list, or of one country or category, by an index in its order. */
export const keepsPlan = (sort: AttendeeSort, filter: AttendeeFilter): boolean => {
  const names = Object.entries(filter).flatMap(([name, value]) => (isSet(value) ? [name] : []));
  return (
    KEPT_ORDERS.has(sort) &&
    names.length <= 1 &&
    names.every((name) => INDEXED.includes(name as keyof AttendeeFilter)) &&
    (filter.countries ?? []).length <= 1
  );
};

/** The country of a list of those from one country who have some words; a kept plan looks at all from there. */
export const searchedCountry = (sort: AttendeeSort, filter: AttendeeFilter): string | undefined => {
  const { search, ...others } = filter;
  const isSearched = searchWords(search).length > 0 && keepsPlan(sort, others);
  return isSearched ? others.countries?.[0] : undefined;
};
