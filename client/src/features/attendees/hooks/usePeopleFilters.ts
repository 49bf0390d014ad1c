import { useMemo } from 'react';
import { useEventContext } from '../../../data/useEventContext';
import { PAGE_SIZE } from '../../../data/useListPages';
import { useSession } from '../../../data/useSession';
import type { AttendeeCategory, AttendeeSort } from '../../../generated/graphql';
import { useListState } from '../../../ui';
import { peopleParams, toApiFilter } from '../lib/people-params';

/** The filters and the order of a list of people, and what they ask for; `category` is fixed where the screen is about one alone. */
export function usePeopleFilters(category?: AttendeeCategory) {
  const { event } = useEventContext();
  const list = useListState(peopleParams);
  const isStaff = useSession(({ auth }) => auth.user?.role !== 'ATTENDEE');
  // Cards or a list, as this device was left.
  const view = useSession(({ auth }) => auth.device.peopleView ?? 'card');
  const { values } = list;
  const filter = useMemo(() => toApiFilter({ ...values, ...(category && { category }) }), [values, category]);
  // Staff have no matches.
  const sort: AttendeeSort = isStaff && values.sort === 'BEST_MATCH' ? 'NAME' : values.sort;
  const variables = { eventId: event.id, filter, sort, first: PAGE_SIZE };
  return { ...list, variables, sort, isStaff, view, oneCategory: category !== undefined };
}

export type PeopleFilters = ReturnType<typeof usePeopleFilters>;
