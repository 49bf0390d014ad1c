import { Button } from 'antd';
import { useState } from 'react';
import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { Sheet } from '../../../components/Sheet';
import { Skeleton } from '../../../components/Skeleton';
import type { MeetingCard_MeetingFragment } from '../../../generated/graphql';
import { useMeetingChoicesQuery } from '../../../generated/hooks';
import { useEventZone } from '../../../hooks/useEventZone';
import { formatShortDay, formatTimeRange } from '../../../lib/time';
import type { MeetingActions } from '../hooks/useMeetingActions';
import { busyLabel } from '../lib/busy-label';
import { slotDays } from '../lib/slot-days';
import { messages } from '../messages';
import styles from './RequestMeetingModal.module.css';
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
  const busy = data?.meetingOptions.busy.map((time) => ({
    ...time,
    label: busyLabel(time, data.agenda, name),
  }));
  const slots = data?.meetingOptions.slots ?? [];
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
      <div className={styles.body}>
        <p>
          {texts.now(now)}
          <br />
          <span className={styles.job}>{texts.hint(name)}</span>
        </p>
        {!data && error && <ErrorState error={error} onRetry={() => refetch()} />}
        {!data && !error && <Skeleton rows={8} />}
        {data && slots.length === 0 && <EmptyState title={messages.request.noSlots} />}
        {busy && slots.length > 0 && (
          <SlotPicker
            days={slotDays(slots, busy, zone)}
            zone={zone}
            value={start}
            onChange={({ startsAt }) => setStart(startsAt)}
          />
        )}
      </div>
    </Sheet>
  );
}
