import type { EventChoices_AttendeeFragment } from '../../../generated/graphql';
import {
  useChangeEventChoicesMutation,
  useChooseMatchLearningMutation,
  useEventChoicesQuery,
} from '../../../generated/hooks';
import { useToasts } from '../../../hooks/useToasts';
import { messages } from '../messages';

export type ChoiceName = 'mailsReminders' | 'sharesEmail' | 'matchLearning';

/** The viewer's choices at each event that they have joined; a change shows at once. */
export function useEventChoices() {
  const { data, error, refetch } = useEventChoicesQuery();
  const [saveProfile] = useChangeEventChoicesMutation();
  const [saveLearning] = useChooseMatchLearningMutation();
  const toasts = useToasts();
  const save = (eventId: string, profile: EventChoices_AttendeeFragment, name: ChoiceName, on: boolean) => {
    const attendee = { ...profile, [name]: on };
    return name === 'matchLearning'
      ? saveLearning({
          variables: { input: { eventId, allowed: on } },
          optimisticResponse: { setMatchLearning: { attendee } },
        })
      : saveProfile({
          variables: { input: { eventId, [name]: on } },
          optimisticResponse: { updateProfile: { attendee } },
        });
  };
  return {
    events: data?.events.nodes.filter(({ viewerProfile }) => viewerProfile),
    error: data ? undefined : error,
    retry: () => void refetch(),
    change: (...choice: Parameters<typeof save>) => {
      save(...choice).catch(() => toasts.error(messages.choiceFailed));
    },
  };
}
