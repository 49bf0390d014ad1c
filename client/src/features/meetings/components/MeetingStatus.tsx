import { CheckOutlined, ClockCircleOutlined, CloseOutlined } from '@ant-design/icons';
import { StatusTag } from '../../../components/StatusTag';
import type { MeetingCard_MeetingFragment } from '../../../generated/graphql';
import { meetingLabel } from '../lib/meeting-label';

const looks = {
  PENDING: { tone: 'waiting', icon: <ClockCircleOutlined aria-hidden /> },
  ACTIVE: { tone: 'success', icon: <CheckOutlined aria-hidden /> },
  REJECTED: { tone: 'neutral', icon: <CloseOutlined aria-hidden /> },
} as const;

/** The specification's word for how a meeting stands; none for a request that the viewer has to answer. */
export function MeetingStatus({
  meeting,
}: {
  meeting: Pick<MeetingCard_MeetingFragment, 'status' | 'viewerAs'>;
}) {
  const label = meeting.viewerAs && meetingLabel(meeting.status, meeting.viewerAs);
  return label ? <StatusTag {...looks[meeting.status]}>{label}</StatusTag> : null;
}
