import { Button } from 'antd';
import { useState } from 'react';
import { useEventZone } from '../../../data/event/useEventZone';
import { useMeetingChoicesQuery } from '../../../generated/hooks';
import { formatShortDay, formatTimeRange, joinDayTime } from '../../../lib/time';
import { EmptyState, ErrorState, Sheet, Skeleton, Stack, Text } from '../../../ui';
import type { MeetingActions } from '../hooks/useMeetingActions';
import { messages } from '../messages';
import { SlotPicker } from './SlotPicker';

interface ProposeTimeProps {
  /** Of a meeting, or of a request that becomes one. */
  actions: Pick<MeetingActions, 'name' | 'running' | 'propose'> & {
    meeting: Pick<MeetingActions['meeting'], 'eventId' | 'startsAt' | 'endsAt'> & {
      other?: { id: string } | null;
    };
  };
  onClose: () => void;
}

/** Picks another time for a meeting; the other participant then decides. */
export function ProposeTime({ actions, onClose }: ProposeTimeProps) {
  const { meeting, name, running, propose } = actions;
  const zone = useEventZone();
  const texts = messages.proposal;
  const [start, setStart] = useState<string | null>(null);
  const { data, error, refetch } = useMeetingChoicesQuery({
    variables: { eventId: meeting.eventId, attendeeId: meeting.other?.id ?? '' },
  });
  const hasSlots = data && data.meetingOptions.slots.length > 0;
  // The card shows a refusal of the server, so the dialog closes either way.
  const send = () => start && void propose(start).then(onClose);
  const now = joinDayTime(
    formatShortDay(meeting.startsAt, zone),
    formatTimeRange(meeting.startsAt, meeting.endsAt, zone),
  );
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
          loading={running === 'PROPOSE'}
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
            name={name}
            agenda={data.agenda}
            value={start}
            onChange={({ startsAt }) => setStart(startsAt)}
          />
        )}
      </Stack>
    </Sheet>
  );
}
