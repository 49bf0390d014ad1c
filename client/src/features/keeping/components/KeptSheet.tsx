import { Sheet, Stack, Text } from '../../../ui';
import { messages } from '../messages';
import { KeptTable } from './KeptTable';

interface KeptSheetProps {
  eventId: string;
  timezone: string;
  onClose: () => void;
}

/** What an event keeps, for its attendees. */
export default function KeptSheet({ eventId, timezone, onClose }: KeptSheetProps) {
  return (
    <Sheet title={messages.title} onClose={onClose} width={720}>
      <Stack as="section" gap="md" aria-label={messages.title} tabIndex={0}>
        <KeptTable eventId={eventId} timezone={timezone} />
        <Text as="p" tone="secondary">
          {messages.yourself}
        </Text>
      </Stack>
    </Sheet>
  );
}
