import { useTodayQuery } from '../../../../generated/hooks';
import { useStatisticsChanges } from '../../../../features/statistics/hooks/useStatisticsChanges';

/** Tasks and charts come a moment after the counts, which move with every entry. */
const EVERY_MS = 3_000;

/** What the organisers of an event need now, which the server keeps current. */
export function useToday(eventId: string) {
  useStatisticsChanges(eventId, 'eventToday', EVERY_MS);
  const { data, error, refetch } = useTodayQuery({ variables: { eventId } });
  return { data, error: data ? undefined : error, retry: () => void refetch() };
}

export type TodayData = NonNullable<ReturnType<typeof useToday>['data']>;
export type Task = TodayData['eventToday']['tasks'][number];
export type TaskItem = Task['items'][number];
