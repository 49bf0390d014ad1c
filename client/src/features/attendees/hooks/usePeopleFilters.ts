import { useMemo } from 'react';
import type { AttendeeCategory, AttendeeSort } from '../../../generated/graphql';
import { useListState } from '../../../hooks/useListState';
import { useSession } from '../../../hooks/useSession';
import { peopleParams, toApiFilter } from '../lib/people-params';

/** The filters and the order of a list of people; `category` is fixed where the screen is about one alone. */
export function usePeopleFilters(category?: AttendeeCategory) {
  const list = useListState(peopleParams);
  const isStaff = useSession(({ auth }) => auth.user?.role !== 'ATTENDEE');
  const { values } = list;
  const filter = useMemo(() => toApiFilter({ ...values, ...(category && { category }) }), [values, category]);
  // Staff have no matches.
  const sort: AttendeeSort = isStaff && values.sort === 'BEST_MATCH' ? 'NAME' : values.sort;
  return { ...list, filter, sort, isStaff };
}

export type PeopleFilters = ReturnType<typeof usePeopleFilters>;
