import type { Phase } from '../../features/events/lib/event-phase';
import { useProgramme } from '../../features/schedule/hooks/useSchedule';
import { useMyMeetingsQuery, useOwnHomeQuery } from '../../generated/hooks';

/**
 * Starts everything that the top of the home shows at once, and returns whether the blocks at its top have their final heights: what
 * comes below them is drawn only then, so that nothing moves under the finger.
 */
export function useHomeQueries(eventId: string, phase: Phase): boolean {
  const own = { variables: { eventId } };
  const meetings = useMyMeetingsQuery(own);
  const home = useOwnHomeQuery(own);
  const schedule = useProgramme(eventId);
  const ownSettled = [meetings, home].every(({ data, error }) => Boolean(data ?? error));
  return ownSettled && (phase !== 'live' || !schedule.isLoading);
}
