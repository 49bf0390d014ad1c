import { useEventZone } from '../../../data/event/useEventZone';
import type { MeetingCard_MeetingFragment } from '../../../generated/graphql';
import { formatDayTime } from '../../../lib/time';
import { Row, Text } from '../../../ui';
import { isHeld, isRequestToMe, isTooLate } from '../lib/meeting-days';
import { closedNote, meetingLabel, nameOfOther } from '../lib/meeting-label';
import { messages } from '../messages';
import { CalendarButton } from './CardActions';

const tones = { PENDING: 'warning', ACTIVE: 'success', REJECTED: 'secondary' } as const;

interface MeetingOutcomeProps {
  meeting: MeetingCard_MeetingFragment;
  now: Date;
}

/** The status of a meeting in one line, when it needs no answer of the viewer: "Confirmed · Wed 02:25 pm · Pod: A3". */
export function MeetingOutcome({ meeting, now }: MeetingOutcomeProps) {
  const zone = useEventZone();
  const { id, status, viewerAs, startsAt, pod } = meeting;
  const isLate = isTooLate(meeting, now);
  if (isRequestToMe(meeting) && !isLate) return null;
  const label = isLate
    ? messages.closed.expired
    : (closedNote(meeting) ?? (viewerAs && meetingLabel(status, viewerAs)));
  const parts = [
    label,
    status !== 'REJECTED' && !isLate && formatDayTime(startsAt, zone),
    status === 'ACTIVE' && pod && messages.pod(pod.name),
  ];
  return (
    <Row wrap gap="xs" lineGap="xxs">
      <Text strong figures tone={isLate ? 'secondary' : tones[status]}>
        {parts.filter(Boolean).join(' · ')}
      </Text>
      {status === 'ACTIVE' && !isHeld(meeting, now) && <CalendarButton id={id} name={nameOfOther(meeting)} />}
    </Row>
  );
}
