import type { EventChoices_AttendeeFragment } from '../../../generated/graphql';
import {
  useChangeEventChoicesMutation,
  useChooseMatchLearningMutation,
  useEventChoicesQuery,
} from '../../../generated/hooks';
import { paths } from '../../../lib/paths';
import { EmptyState, Hint, LinkButton, LoadingLines, Pending, Stack, useToasts } from '../../../ui';
import { messages } from '../messages';
import PushSwitch from '../push/components/PushSwitch';
import { usePushKey } from '../push/hooks/usePush';
import { Block } from './Block';
import { ChoiceRow } from './ChoiceRow';

const choices = [
  'mailsAnnouncements',
  'mailsRequests',
  'mailsReminders',
  'sharesEmail',
  'matchLearning',
] as const;

type ChoiceName = (typeof choices)[number];

/** Saves a choice at an event, which shows at once. */
function useChoose() {
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
  return (...choice: Parameters<typeof save>) =>
    void toasts.attempt(() => save(...choice), { refused: messages.choiceFailed });
}

/** The choices at each event that one has joined. */
function EventBlocks() {
  const { data, error, refetch } = useEventChoicesQuery();
  const choose = useChoose();
  if (!data) return <Pending error={error} refetch={refetch} title={messages.loadFailed} rows={4} />;
  const joined = data.events.nodes.flatMap(({ viewerProfile, ...event }) =>
    viewerProfile ? [{ ...event, profile: viewerProfile }] : [],
  );
  if (joined.length === 0) {
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
        {joined.map(({ id, title, profile }) => (
          <Block key={id} title={<bdi>{title}</bdi>}>
            <Stack as="ul">
              {choices.map((name) => (
                <ChoiceRow
                  key={name}
                  label={messages[name]}
                  hint={name === 'matchLearning' ? messages.matchLearningText : undefined}
                  checked={profile[name] ?? false}
                  onChange={(on) => choose(id, profile, name, on)}
                />
              ))}
            </Stack>
          </Block>
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
