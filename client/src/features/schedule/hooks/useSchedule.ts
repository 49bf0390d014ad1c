import { useDeferredValue, useEffect } from 'react';
import { logged } from '../../../data/errors/log';
import type { SessionBrief_ActivityFragment } from '../../../generated/graphql';
import { useProgrammeQuery, useScheduleQuery } from '../../../generated/hooks';

const PAGE = 100;
const NONE: never[] = [];

interface Answer<T> {
  data?: { activities: { nodes: T[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } } };
  error?: Error;
  refetch: () => Promise<unknown>;
  fetchMore: (options: { variables: { after: string } }) => Promise<unknown>;
}

/** All pages of it: days, search and filters then need no further request. */
function useAllPages<T>({ data, error, refetch, fetchMore }: Answer<T>) {
  const after = data?.activities.pageInfo.hasNextPage ? data.activities.pageInfo.endCursor : null;
  useEffect(() => {
    if (after) fetchMore({ variables: { after } }).catch(logged('The schedule did not load to its end'));
  }, [after, fetchMore]);
  // Hundreds of sessions are drawn in the background, so that they do not block a slow phone.
  const shown = useDeferredValue(data);
  return {
    sessions: shown?.activities.nodes ?? NONE,
    isLoading: !shown && !error,
    error: data ? undefined : error,
    refetch,
  };
}

/** The whole programme of an event with its speakers. `editing` asks for what staff see of it. */
export const useSchedule = (eventId: string, editing = false) =>
  useAllPages(useScheduleQuery({ variables: { eventId, first: PAGE, editing } }));

/** The whole programme of an event in brief: when, what and where. */
export const useProgramme = (eventId: string) =>
  useAllPages<SessionBrief_ActivityFragment>(useProgrammeQuery({ variables: { eventId, first: PAGE } }));
