import { useMemo } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useEventContext } from '../../../../data/event/useEventContext';
import { fetchOnce, refresh } from '../../../../data/freshness/freshness';
import { useCatchUp } from '../../../../data/freshness/useCatchUp';
import { ApplicantIdsDocument, type AttendeeFilter } from '../../../../generated/graphql';
import {
  useApplicationCountsQuery,
  useApplicationsQuery,
  usePeopleChangedSubscription,
} from '../../../../generated/hooks';
import { listParams } from '../../../../lib/list-params';
import { useTable, type TableSelection } from '../../../../ui';
import { boardStages, countsOf, MOST_DECIDED } from '../../lib/board';
import { staffParams, staffSorts, toStaffFilter, type StaffValues } from '../staff-params';

const boardParams = {
  ...staffParams,
  sort: listParams.sort(staffSorts, 'WAITING'),
  view: listParams.status(boardStages).withDefault('APPLIED'),
};

const PAGE = 100;

/** The filters of the table of people, for those of a stage. */
function filterOf({ view, ...values }: StaffValues & { view: (typeof boardStages)[number] }): AttendeeFilter {
  const { statuses: _statuses, invited: _invited, ...filter } = toStaffFilter(values);
  return { ...filter, stages: [view] };
}

/** The people of a stage and how many each stage has; read again when the event's counts show a change. */
export function useBoard() {
  const { event } = useEventContext();
  const table = useTable(boardParams);
  const { values } = table;
  const filter = useMemo(() => filterOf(values), [values]);
  const { data, previousData, ...query } = useApplicationsQuery({
    variables: { eventId: event.id, filter, sort: values.sort, first: table.first, offset: table.offset },
  });
  const { data: counted } = useApplicationCountsQuery({ variables: { eventId: event.id } });
  usePeopleChangedSubscription({
    variables: { eventId: event.id },
    onData: () => refresh(query.client, 'attendees', 'applicationCounts'),
  });
  useCatchUp('attendees', 'applicationCounts');
  const total = (data ?? previousData)?.attendees.totalCount;
  return {
    event,
    table,
    stage: values.view,
    filter,
    page: data?.attendees,
    total,
    query,
    counts: countsOf(counted?.applicationCounts),
  };
}

/**
 * The ids of the people who are chosen, those of other pages too; null where they are too many for one decision. Of all, those who
 * have waited longest come first: places are given in this order.
 */
export function useChosenIds(eventId: string, filter: AttendeeFilter) {
  const client = useApolloClient();
  return async ({ isAll, ids }: TableSelection, total: number): Promise<string[] | null> => {
    if ((isAll ? total : ids.size) > MOST_DECIDED) return null;
    if (!isAll) return [...ids];
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(total / PAGE) }, (_, page) =>
        fetchOnce(client, ApplicantIdsDocument, { eventId, filter, offset: page * PAGE }),
      ),
    );
    return pages.flatMap(({ data }) => data?.attendees.nodes.map(({ id }) => id) ?? []);
  };
}
