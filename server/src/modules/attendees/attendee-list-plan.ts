import { isId } from '../../core/db/ids';
import { searchWords } from '../../core/db/list-query';
import { AttendeeSort, type AttendeeFilter } from './attendee.types';

/** Orders whose index includes removed attendees. The other indexes are partial, which a kept plan cannot rely on. */
const KEPT_ORDERS = new Set<AttendeeSort>([AttendeeSort.NAME, AttendeeSort.NAME_DESC, AttendeeSort.RECENT]);

/** Filters that a kept plan answers by one index. */
const INDEXED: readonly (keyof AttendeeFilter)[] = ['countries', 'category'];

/** Longer answers are not in the list of answers. */
const LISTED_BYTES = 100;

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

/** By names, the one answer of a list of all who gave it. */
export const soleAnswer = (
  sort: AttendeeSort,
  { status: _status, statuses: _statuses, ...filter }: AttendeeFilter,
): { fieldId: string; value: string } | undefined => {
  const names = Object.entries(filter).flatMap(([name, value]) => (isSet(value) ? [name] : []));
  const [{ fieldId, values } = { fieldId: '', values: [] }, ...others] = filter.answers ?? [];
  const [value, ...more] = values;
  const isByName = sort === AttendeeSort.NAME || sort === AttendeeSort.NAME_DESC;
  if (!isByName || names.length > 1 || others.length > 0 || more.length > 0) return undefined;
  return value !== undefined && isId(fieldId) && Buffer.byteLength(value) <= LISTED_BYTES
    ? { fieldId, value }
    : undefined;
};

/** The country of a list of those from one country who have some words; a kept plan looks at all from there. */
export const searchedCountry = (sort: AttendeeSort, filter: AttendeeFilter): string | undefined => {
  const { search, ...others } = filter;
  const isSearched = searchWords(search).length > 0 && keepsPlan(sort, others);
  return isSearched ? others.countries?.[0] : undefined;
};
