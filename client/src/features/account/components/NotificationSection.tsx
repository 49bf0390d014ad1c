import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { LinkButton } from '../../../components/LinkButton';
import { LoadingLines } from '../../../components/LoadingLines';
import type { EventChoicesQuery } from '../../../generated/graphql';
import { paths } from '../../../lib/paths';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import PushSwitch from '../push/components/PushSwitch';
import { usePushKey } from '../push/hooks/usePushKey';
import { useEventChoices, type ChoiceName } from '../hooks/useEventChoices';
import { messages } from '../messages';
import { Block } from './Block';
import { ChoiceRow } from './ChoiceRow';

type EventWithChoices = EventChoicesQuery['events']['nodes'][number];
const choices: readonly ChoiceName[] = ['mailsReminders', 'sharesEmail', 'matchLearning'];

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
      <Text as="p" tone="secondary">
        {messages.choicesText}
      </Text>
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
