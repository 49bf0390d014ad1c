import { CalendarOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEventZone } from '../../../data/useEventZone';
import type { MeetingCard_MeetingFragment } from '../../../generated/graphql';
import { useMeetingsWithQuery } from '../../../generated/hooks';
import { formatShortDay, formatTimeRange } from '../../../lib/time';
import { Panel, Row, Text, useNow, useOverlays } from '../../../ui';
import { useMeetingActions } from '../hooks/useMeetingActions';
import { leadingMeeting } from '../lib/leading-meeting';
import { isHeld, isRequestToMe } from '../lib/meeting-days';
import styles from '../meetings.module.css';
import { messages } from '../messages';
import { AnswerButtons, MeetingRefusal, ProposalBox } from './MeetingAnswers';
import { MeetingFact, MeetingPlace, MeetingStatus } from './MeetingParts';

type Meeting = MeetingCard_MeetingFragment;

/** The words that lead, where the status of the specification has none. */
function leadOf(meeting: Meeting, now: Date): string | null {
  if (isRequestToMe(meeting)) return messages.state.asked;
  if (meeting.viewerCanRespondToProposal) return messages.state.asking;
  return isHeld(meeting, now) ? messages.state.met : null;
}

function StateBand({ meeting, now }: { meeting: Meeting; now: Date }) {
  const zone = useEventZone();
  const overlays = useOverlays();
  const actions = useMeetingActions(meeting);
  const { startsAt, endsAt, pod } = meeting;
  const lead = leadOf(meeting, now);
  return (
    <Panel
      as="section"
      gap="xxs"
      className={`${styles.card} ${styles.band}`}
      data-status={meeting.status}
      aria-label={messages.state.label(actions.name)}
    >
      <Row wrap justify="between" aria-live="polite">
        {lead ? <strong>{lead}</strong> : <MeetingStatus meeting={meeting} />}
        <Button type="link" onClick={() => overlays.openMeeting(meeting.id)}>
          {messages.open}
        </Button>
      </Row>
      <MeetingFact icon={CalendarOutlined}>
        <Text figures>{`${formatShortDay(startsAt, zone)}, ${formatTimeRange(startsAt, endsAt, zone)}`}</Text>
      </MeetingFact>
      {meeting.status !== 'REJECTED' && <MeetingPlace pod={pod} />}
      <MeetingRefusal actions={actions} />
      <ProposalBox actions={actions} />
      {isRequestToMe(meeting) && (
        <Row wrap gap="xs" className={styles.apart}>
          <AnswerButtons actions={actions} filled={false} />
        </Row>
      )}
    </Panel>
  );
}

/** How the viewer's meetings with one person stand, live, with the answer in reach. Nothing where there are none. */
export function MeetingState({ eventId, attendeeId }: { eventId: string; attendeeId: string }) {
  const { data } = useMeetingsWithQuery({ variables: { eventId, attendeeId } });
  const now = useNow();
  const meeting = leadingMeeting(data?.meetings.nodes ?? [], now);
  return meeting && <StateBand key={meeting.id} meeting={meeting} now={now} />;
}
