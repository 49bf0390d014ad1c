import type { EventChoices_AttendeeFragment, EventChoicesQuery } from '../../../generated/graphql';
import {
  useChangeEventChoicesMutation,
  useChooseMatchLearningMutation,
  useEventChoicesQuery,
} from '../../../generated/hooks';
import { paths } from '../../../lib/paths';
import { EmptyState, ErrorState, Hint, LinkButton, LoadingLines, Stack, useToasts } from '../../../ui';
import { messages } from '../messages';
import PushSwitch from '../push/components/PushSwitch';
import { usePushKey } from '../push/hooks/usePush';
import { Block } from './Block';
import { ChoiceRow } from './ChoiceRow';

type EventWithChoices = EventChoicesQuery['events']['nodes'][number];
const choices: readonly ChoiceName[] = ['mailsReminders', 'sharesEmail', 'matchLearning'];

type ChoiceName = 'mailsReminders' | 'sharesEmail' | 'matchLearning';

/** The viewer's choices at each event that they have joined; a change shows at once. */
function useEventChoices() {
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

interface EventBlockProps {
  event: EventWithChoices;
  onChange: ReturnType<typeof useEventChoices>['change'];
}

function EventBlock({ event, onChange }: EventBlockProps) {
  const profile = event.viewerProfile;
  if (!profile) return null;
  return (
    <Block title={event.title}>
      <Stack as="ul">
        {choices.map((name) => (
          <ChoiceRow
            key={name}
            label={messages[name]}
            hint={name === 'matchLearning' ? messages.matchLearningText : undefined}
            checked={profile[name] ?? false}
            onChange={(on) => onChange(event.id, profile, name, on)}
          />
        ))}
      </Stack>
    </Block>
  );
}

/** The choices at each event that one has joined. */
function EventBlocks() {
  const { events, error, retry, change } = useEventChoices();
  if (error) return <ErrorState error={error} title={messages.loadFailed} onRetry={retry} />;
  if (!events) return <LoadingLines rows={4} />;
  if (events.length === 0) {
    return (
      <EmptyState
        title={messages.choicesEmpty}
        text={messages.choicesEmptyText}
        action={<LinkButton to={paths.home()}>{messages.toEvents}</LinkButton>}
      />
    );
  }
  return (
    <Stack gap="sm">
      <Hint>{messages.choicesText}</Hint>
      <div>
        {events.map((event) => (
          <EventBlock key={event.id} event={event} onChange={change} />
        ))}
      </div>
    </Stack>
  );
}

/** Notifications on this device, and what happens at each event beside the live ones. */
export default function NotificationSection() {
  // Waited for, so that the switch does not push the choices down.
  const { settled } = usePushKey();
  if (!settled) return <LoadingLines rows={4} />;
  return (
    <Stack gap="md">
      <PushSwitch />
      <EventBlocks />
    </Stack>
  );
}
