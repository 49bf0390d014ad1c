import {
  useFirstStepsQuery,
  useHomeCompaniesQuery,
  useMyMeetingsQuery,
  usePeopleToMeetQuery,
} from '../../generated/hooks';
import type { Phase } from '../../features/events/lib/event-phase';

export const SHOWN_PEOPLE = 12;
export const SHOWN_COMPANIES = 12;
import { useSchedule } from '../../features/schedule/hooks/useSchedule';

/**
 * Starts everything that the home shows at once, and returns whether the blocks at its top have their final heights: what
 * comes below them is drawn only then, so that nothing moves under the finger.
 */
export function useHomeQueries(eventId: string, takesPart: boolean, phase: Phase): boolean {
  const own = { variables: { eventId }, skip: !takesPart };
  const meetings = useMyMeetingsQuery(own);
  const steps = useFirstStepsQuery(own);
  const schedule = useSchedule(eventId);
  usePeopleToMeetQuery({
    variables: { eventId, first: SHOWN_PEOPLE },
    skip: !takesPart || phase === 'past',
  });
  useHomeCompaniesQuery({ variables: { eventId, first: SHOWN_COMPANIES } });
  const ownSettled = [meetings, steps].every(({ data, error }) => Boolean(data ?? error));
  return (!takesPart || ownSettled) && (phase !== 'live' || !schedule.isLoading);
}
