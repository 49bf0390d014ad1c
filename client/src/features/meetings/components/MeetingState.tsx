import { CalendarOutlined, EnvironmentOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { MeetingCard_MeetingFragment } from '../../../generated/graphql';
import { useMeetingsWithQuery } from '../../../generated/hooks';
import { useEventZone } from '../../../hooks/useEventZone';
import { useNow } from '../../../hooks/useNow';
import { useOverlays } from '../../../hooks/useOverlays';
import { fullName } from '../../../lib/format';
import { formatShortDay, formatTimeRange } from '../../../lib/time';
import { useMeetingActions } from '../hooks/useMeetingActions';
import { leadingMeeting } from '../lib/leading-meeting';
import { isRequestToMe } from '../lib/meeting-days';
import { messages } from '../messages';
import { AnswerButtons } from './AnswerButtons';
import { MeetingRefusal } from './MeetingRefusal';
import { MeetingStatus } from './MeetingStatus';
import styles from './MeetingState.module.css';
import { ProposalBox } from './ProposalBox';

type Meeting = MeetingCard_MeetingFragment;

/** The words that lead, where the status of the specification has none. */
function leadOf(meeting: Meeting, now: Date): string | null {
  if (isRequestToMe(meeting)) return messages.state.asked;
  if (meeting.viewerCanRespondToProposal) return messages.state.asking;
  const isOver = Date.parse(meeting.endsAt) <= now.getTime();
  return isOver && meeting.status === 'ACTIVE' ? messages.state.met : null;
}

function StateBand({ meeting, now }: { meeting: Meeting; now: Date }) {
  const zone = useEventZone();
  const overlays = useOverlays();
  const actions = useMeetingActions(meeting);
  const { other, startsAt, endsAt, pod } = meeting;
  const name = other ? fullName(other) : messages.someone;
  const lead = leadOf(meeting, now);
  return (
    <section className={styles.band} data-status={meeting.status} aria-label={messages.state.label(name)}>
      <div className={styles.head} aria-live="polite">
        {lead ? <strong>{lead}</strong> : <MeetingStatus meeting={meeting} />}
        <Button type="link" className={styles.open} onClick={() => overlays.openMeeting(meeting.id)}>
          {messages.open}
        </Button>
      </div>
      <p className={styles.fact}>
        <CalendarOutlined aria-hidden /> {formatShortDay(startsAt, zone)},{' '}
        {formatTimeRange(startsAt, endsAt, zone)}
      </p>
      {meeting.status !== 'REJECTED' && (
        <p className={styles.fact}>
          <EnvironmentOutlined aria-hidden /> {pod ? messages.pod(pod.name) : messages.noPod}
        </p>
      )}
      <MeetingRefusal zone={zone} canPropose={meeting.viewerCanPropose} actions={actions} />
      <ProposalBox meeting={meeting} name={name} zone={zone} actions={actions} />
      {isRequestToMe(meeting) && (
        <div className={styles.answers}>
          <AnswerButtons name={name} actions={actions} filled={false} />
        </div>
      )}
    </section>
  );
}

interface MeetingStateProps {
  eventId: string;
  attendeeId: string;
}

/** How the viewer's meetings with one person stand, live, with the answer in reach. Nothing where there are none. */
export function MeetingState({ eventId, attendeeId }: MeetingStateProps) {
  const { data } = useMeetingsWithQuery({ variables: { eventId, attendeeId } });
  const now = useNow();
  const meeting = leadingMeeting(data?.meetings.nodes ?? [], now);
  return meeting && <StateBand key={meeting.id} meeting={meeting} now={now} />;
}
