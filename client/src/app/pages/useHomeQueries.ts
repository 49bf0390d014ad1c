import type { Phase } from '../../features/events/lib/event-phase';
import { useProgramme } from '../../features/schedule/hooks/useSchedule';
import { useFirstStepsQuery, useMyMeetingsQuery } from '../../generated/hooks';
import { dayKey } from '../../lib/time';

export const SHOWN_PEOPLE = 12;
export const SHOWN_COMPANIES = 12;

/** The day of an event that is going on, on its own calendar. */
export const todayOf = ({ timezone }: { timezone: string }, phase: Phase): string | null =>
  phase === 'live' ? dayKey(new Date(), timezone) : null;

/**
 * Starts everything that the home shows at once, and returns whether the blocks at its top have their final heights: what
 * comes below them is drawn only then, so that nothing moves under the finger.
 */
export function useHomeQueries(
  event: { id: string; timezone: string },
  takesPart: boolean,
  phase: Phase,
): boolean {
  const eventId = event.id;
  const own = { variables: { eventId }, skip: !takesPart };
  const meetings = useMyMeetingsQuery(own);
  const steps = useFirstStepsQuery(own);
  const schedule = useProgramme(eventId);
  const ownSettled = [meetings, steps].every(({ data, error }) => Boolean(data ?? error));
  return (!takesPart || ownSettled) && (phase !== 'live' || !schedule.isLoading);
}
