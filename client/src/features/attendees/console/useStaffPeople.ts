import { useMemo } from 'react';
import { refresh } from '../../../data/freshness/freshness';
import { useCatchUp } from '../../../data/freshness/useCatchUp';
import type { AttendeeCategory } from '../../../generated/graphql';
import { usePeopleChangedSubscription, useStaffAttendeesQuery } from '../../../generated/hooks';
import { useTable } from '../../../ui';
import { staffParams, toStaffFilter } from './staff-params';

/** The people of the table's page; read again when the event's counts show a change. */
export function useStaffPeople(eventId: string, category?: AttendeeCategory) {
  const table = useTable(staffParams);
  const { values } = table;
  const filter = useMemo(
    () => toStaffFilter({ ...values, ...(category && { category }) }),
    [values, category],
  );
  const { data, previousData, ...query } = useStaffAttendeesQuery({
    variables: { eventId, filter, sort: values.sort, first: table.first, offset: table.offset },
  });
  usePeopleChangedSubscription({ variables: { eventId }, onData: () => refresh(query.client, 'attendees') });
  useCatchUp('attendees');
  const total = (data ?? previousData)?.attendees.totalCount;
  return { table, filter, page: data?.attendees, total, query };
}
