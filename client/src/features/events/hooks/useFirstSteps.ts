import { useFirstStepsQuery } from '../../../generated/hooks';
import { useDismissed } from '../../../hooks/useDismissed';

export type StepName = 'profile' | 'bookmark' | 'meeting';

export interface FirstSteps {
  steps: { name: StepName; done: boolean }[];
  dismiss: () => void;
}

/** The steps that a newcomer has done so far; null once all are done, hidden away, or not known yet. */
export function useFirstSteps(eventId: string): FirstSteps | null {
  const [hidden, dismiss] = useDismissed(`first-steps:${eventId}`);
  const { data } = useFirstStepsQuery({ variables: { eventId }, skip: hidden });
  if (!data || hidden) return null;
  const profile = data.event.viewerProfile;
  const steps: FirstSteps['steps'] = [
    {
      name: 'profile',
      done: Boolean(profile?.introduction && profile.interests.some(({ terms }) => terms.length)),
    },
    { name: 'bookmark', done: data.bookmarks.totalCount > 0 },
    { name: 'meeting', done: data.meetings.totalCount > 0 },
  ];
  if (steps.every(({ done }) => done)) return null;
  return { steps, dismiss };
}
