import { CalendarOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEventZone } from '../../../data/event/useEventZone';
import type { MeetingCard_MeetingFragment } from '../../../generated/graphql';
import { useMeetingsWithQuery } from '../../../generated/hooks';
import { formatShortDay, formatTimeRange, joinDayTime } from '../../../lib/time';
import { Panel, Text, useNow, useOverlays } from '../../../ui';
import { leadingMeeting } from '../lib/leading-meeting';
import { isHeld, isRequestToMe } from '../lib/meeting-days';
import { nameOfOther } from '../lib/meeting-label';
import styles from '../meetings.module.css';
import { messages } from '../messages';
import { MeetingActs } from './MeetingActs';
import { MeetingFact, MeetingPlace } from './MeetingParts';

type Meeting = MeetingCard_MeetingFragment;

/** The words that lead, where the status of the specification has none. */
function leadOf(meeting: Meeting, now: Date): string | null {
  if (isRequestToMe(meeting)) return messages.state.asked;
  if (meeting.viewerCanRespondToProposal) return messages.state.asking;
  return isHeld(meeting, now) ? messages.state.met : null;
}

function StateBand({ meeting, now, filled }: { meeting: Meeting; now: Date; filled?: boolean }) {
  const zone = useEventZone();
  const overlays = useOverlays();
  const { startsAt, endsAt, pod } = meeting;
  const name = nameOfOther(meeting);
  const lead = leadOf(meeting, now);
  return (
    <Panel
      as="section"
      gap="xxs"
      className={`${styles.card} ${styles.band}`}
      data-status={meeting.status}
      aria-label={messages.state.label(name)}
    >
      {lead && <strong>{lead}</strong>}
      {isRequestToMe(meeting) && (
        <>
          <MeetingFact icon={CalendarOutlined}>
            <Text figures>
              {joinDayTime(formatShortDay(startsAt, zone), formatTimeRange(startsAt, endsAt, zone))}
            </Text>
          </MeetingFact>
          <MeetingPlace pod={pod} />
        </>
      )}
      <MeetingActs meeting={meeting} now={now} filled={filled}>
        <Button type="link" onClick={() => overlays.openMeeting(meeting.id)}>
          {messages.open}
        </Button>
      </MeetingActs>
    </Panel>
  );
}

interface MeetingStateProps {
  eventId: string;
  attendeeId: string;
  /** The view's one filled button is this Accept. */
  filled?: boolean;
}

/** How the viewer's meetings with one person stand, live, with the answer in reach. Nothing where there are none. */
export function MeetingState({ eventId, attendeeId, filled }: MeetingStateProps) {
  const { data } = useMeetingsWithQuery({ variables: { eventId, attendeeId } });
  const now = useNow();
  const meeting = leadingMeeting(data?.meetings.nodes ?? [], now);
  return meeting && <StateBand key={meeting.id} meeting={meeting} now={now} filled={filled} />;
}
