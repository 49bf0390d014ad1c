import { useStatisticsQuery } from '../../../generated/hooks';
import { useStatisticsChanges } from './useStatisticsChanges';

/** Cards move with every change; charts, which cost the server more, a moment later. */
const CHARTS_EVERY_MS = 8_000;

/** The numbers of an event, which the server keeps current. */
export function useLiveStatistics(eventId: string) {
  useStatisticsChanges(eventId, 'eventStatistics', CHARTS_EVERY_MS);
  const { data, error, refetch } = useStatisticsQuery({ variables: { eventId } });
  return { statistics: data?.eventStatistics, error: data ? undefined : error, retry: () => void refetch() };
}
