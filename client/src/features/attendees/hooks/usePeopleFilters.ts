import { useMemo } from 'react';
import { useCan } from '../../../data/session/useCan';
import { useEventContext } from '../../../data/event/useEventContext';
import { PAGE_SIZE } from '../../../data/freshness/useListPages';
import { useSession } from '../../../data/session/useSession';
import type { AttendeeCategory, AttendeeSort } from '../../../generated/graphql';
import { useListState } from '../../../ui';
import { peopleParams, toApiFilter } from '../lib/people-params';

/** The filters and the order of a list of people, and what they ask for; `category` is fixed where the screen is about one alone. */
export function usePeopleFilters(category?: AttendeeCategory) {
  const { event } = useEventContext();
  const list = useListState(peopleParams);
  const canEdit = useCan('updateAttendee');
  const isStaff = useSession(({ auth }) => auth.user?.role !== 'ATTENDEE');
  // Cards, a list, or the table of staff, as this device was left.
  const view = useSession(({ auth }) => auth.device.peopleView ?? 'card');
  const staffView = useSession(({ auth }) => auth.device.staffPeopleView ?? 'table');
  const { values } = list;
  const filter = useMemo(
    () => toApiFilter({ ...values, ...(category && { category }) }, isStaff),
    [values, category, isStaff],
  );
  // Staff have no matches.
  const sort: AttendeeSort = isStaff && values.sort === 'BEST_MATCH' ? 'NAME' : values.sort;
  const variables = { eventId: event.id, filter, sort, first: PAGE_SIZE };
  // The table asks for rows of its own.
  const showsTable = canEdit && staffView === 'table';
  const oneCategory = category !== undefined;
  return { ...list, variables, sort, isStaff, canEdit, view, staffView, showsTable, category, oneCategory };
}

export type PeopleFilters = ReturnType<typeof usePeopleFilters>;
