import { useMemo } from 'react';
import { refresh } from '../../../data/freshness/freshness';
import { useCatchUp } from '../../../data/freshness/useCatchUp';
import { useSession } from '../../../data/session/useSession';
import type { AttendeeCategory } from '../../../generated/graphql';
import { usePeopleChangedSubscription, useStaffAttendeesQuery } from '../../../generated/hooks';
import { useTable } from '../../../ui';
import { useEventFields } from '../../event-fields';
import { PEOPLE_TABLE } from './staff-columns';
import { staffParams, toStaffFilter } from './staff-params';

/** The people of the table's page; read again when the event's counts show a change. */
export function useStaffPeople(eventId: string, category?: AttendeeCategory) {
  const table = useTable(staffParams);
  const { values } = table;
  const filter = useMemo(
    () => toStaffFilter({ ...values, ...(category && { category }) }),
    [values, category],
  );
  const columns = useSession(({ auth }) => auth.device.hiddenColumns?.[PEOPLE_TABLE]);
  const fields = useEventFields(eventId);
  // Long answers to many fields are many bytes: they are asked for where a column shows some.
  const withAnswers = fields.some(({ id }) => columns?.includes(id));
  const { data, previousData, ...query } = useStaffAttendeesQuery({
    variables: { eventId, filter, sort: values.sort, first: table.first, offset: table.offset, withAnswers },
  });
  usePeopleChangedSubscription({ variables: { eventId }, onData: () => refresh(query.client, 'attendees') });
  useCatchUp('attendees');
  const total = (data ?? previousData)?.attendees.totalCount;
  return { table, filter, fields, page: data?.attendees, total, query };
}
