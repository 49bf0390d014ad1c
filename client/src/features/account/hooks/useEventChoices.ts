import type { EventChoices_AttendeeFragment } from '../../../generated/graphql';
import { useChangeEventChoicesMutation, useEventChoicesQuery } from '../../../generated/hooks';
import { useToasts } from '../../../hooks/useToasts';
import { messages } from '../messages';

type Choices = Partial<Pick<EventChoices_AttendeeFragment, 'mailsReminders' | 'sharesEmail'>>;

/** The viewer's choices at each event that they have joined; a change shows at once. */
export function useEventChoices() {
  const { data, error, refetch } = useEventChoicesQuery();
  const [save] = useChangeEventChoicesMutation();
  const toasts = useToasts();
  const change = (eventId: string, profile: EventChoices_AttendeeFragment, choices: Choices) => {
    save({
      variables: { input: { eventId, ...choices } },
      optimisticResponse: { updateProfile: { attendee: { ...profile, ...choices } } },
    }).catch(() => toasts.error(messages.choiceFailed));
  };
  return {
    events: data?.events.nodes.filter(({ viewerProfile }) => viewerProfile),
    error: data ? undefined : error,
    retry: () => void refetch(),
    change,
  };
}
