import { useEffect } from 'react';
import { logged } from '../../../data/log';
import type { SessionCard_ActivityFragment } from '../../../generated/graphql';
import { useScheduleQuery } from '../../../generated/hooks';

const PAGE = 100;
const NONE: SessionCard_ActivityFragment[] = [];

/** The whole programme of an event, page after page: days, search and filters then need no further request. `editing` asks for what staff see of it. */
export function useSchedule(eventId: string, editing = false) {
  const { data, error, refetch, fetchMore } = useScheduleQuery({
    variables: { eventId, first: PAGE, editing },
  });
  const after = data?.activities.pageInfo.hasNextPage ? data.activities.pageInfo.endCursor : null;
  useEffect(() => {
    if (after) fetchMore({ variables: { after } }).catch(logged('The schedule did not load to its end'));
  }, [after, fetchMore]);
  return {
    sessions: data?.activities.nodes ?? NONE,
    isLoading: !data && !error,
    error: data ? undefined : error,
    refetch,
  };
}
