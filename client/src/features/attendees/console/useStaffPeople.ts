import { useMemo } from 'react';
import type { AttendeeCategory } from '../../../generated/graphql';
import { usePeopleChangedSubscription, useStaffAttendeesQuery } from '../../../generated/hooks';
import { useTable } from '../../../hooks/useTable';
import { staffParams, toStaffFilter } from './staff-params';

/** The people of the table's page; read again when the numbers of the event tell that somebody has changed. */
export function useStaffPeople(eventId: string, category?: AttendeeCategory) {
  const table = useTable(staffParams);
  const { values } = table;
  const filter = useMemo(
    () => toStaffFilter({ ...values, ...(category && { category }) }),
    [values, category],
  );
  const { data, previousData, loading, error, refetch } = useStaffAttendeesQuery({
    variables: { eventId, filter, sort: values.sort, first: table.first, offset: table.offset },
    fetchPolicy: 'cache-and-network',
  });
  usePeopleChangedSubscription({ variables: { eventId }, onData: () => void refetch() });
  const total = (data ?? previousData)?.attendees.totalCount;
  return { table, filter, rows: data?.attendees.nodes, total, loading, error, refetch };
}
