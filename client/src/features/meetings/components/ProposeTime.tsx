import { Button } from 'antd';
import { useState } from 'react';
import { useEventZone } from '../../../data/useEventZone';
import type { MeetingCard_MeetingFragment } from '../../../generated/graphql';
import { useMeetingChoicesQuery } from '../../../generated/hooks';
import { formatShortDay, formatTimeRange } from '../../../lib/time';
import { EmptyState, ErrorState, Sheet, Skeleton, Stack, Text } from '../../../ui';
import type { MeetingActions } from '../hooks/useMeetingActions';
import { messages } from '../messages';
import { SlotPicker } from './SlotPicker';

interface ProposeTimeProps {
  meeting: Pick<MeetingCard_MeetingFragment, 'eventId' | 'other' | 'startsAt' | 'endsAt'>;
  name: string;
  actions: Pick<MeetingActions, 'running' | 'propose'>;
  onClose: () => void;
}

/** Picks another time for a meeting; the other side then decides. */
export function ProposeTime({ meeting, name, actions, onClose }: ProposeTimeProps) {
  const zone = useEventZone();
  const texts = messages.proposal;
  const [start, setStart] = useState<string | null>(null);
  const { data, error, refetch } = useMeetingChoicesQuery({
    variables: { eventId: meeting.eventId, attendeeId: meeting.other?.id ?? '' },
  });
  const hasSlots = data && data.meetingOptions.slots.length > 0;
  // The card shows a refusal of the server, so the dialog closes either way.
  const send = () => start && void actions.propose(start).then(onClose);
  const now = `${formatShortDay(meeting.startsAt, zone)}, ${formatTimeRange(meeting.startsAt, meeting.endsAt, zone)}`;
  return (
    <Sheet
      title={texts.title}
      onClose={onClose}
      footer={
        <Button
          type="primary"
          size="large"
          block
          disabled={!start}
          loading={actions.running === 'PROPOSE'}
          onClick={send}
        >
          {texts.send}
        </Button>
      }
    >
      <Stack gap="md">
        <p>
          {texts.now(now)}
          <br />
          <Text tone="secondary">{texts.hint(name)}</Text>
        </p>
        {!data && error && <ErrorState error={error} onRetry={() => refetch()} />}
        {!data && !error && <Skeleton rows={8} />}
        {data && !hasSlots && <EmptyState title={messages.request.noSlots} />}
        {hasSlots && (
          <SlotPicker
            options={data.meetingOptions}
            agenda={data.agenda}
            value={start}
            onChange={({ startsAt }) => setStart(startsAt)}
          />
        )}
      </Stack>
    </Sheet>
  );
}
