import {
  CheckOutlined,
  ClockCircleOutlined,
  CloseOutlined,
  EnvironmentOutlined,
  type CalendarOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { MeetingCard_MeetingFragment } from '../../../generated/graphql';
import { Row, StatusTag, Text } from '../../../ui';
import { meetingLabel } from '../lib/meeting-label';
import { messages } from '../messages';

type Meeting = MeetingCard_MeetingFragment;

const looks = {
  PENDING: { tone: 'waiting', icon: <ClockCircleOutlined aria-hidden /> },
  ACTIVE: { tone: 'success', icon: <CheckOutlined aria-hidden /> },
  REJECTED: { tone: 'neutral', icon: <CloseOutlined aria-hidden /> },
} as const;

/** The specification's word for how a meeting stands; none for a request that the viewer has to answer. */
export function MeetingStatus({ meeting }: { meeting: Pick<Meeting, 'status' | 'viewerAs'> }) {
  const label = meeting.viewerAs && meetingLabel(meeting.status, meeting.viewerAs);
  return label ? <StatusTag {...looks[meeting.status]}>{label}</StatusTag> : null;
}

/** A line about a meeting behind its sign. */
export function MeetingFact({ icon, children }: { icon: typeof CalendarOutlined; children: ReactNode }) {
  return (
    <Row as="p" gap="xs" lineGap={0} align="baseline" wrap>
      <Text as={icon} tone="secondary" aria-hidden />
      {children}
    </Row>
  );
}

/** Where people meet, or that no pod is known yet. */
export function MeetingPlace({ pod, children }: Pick<Meeting, 'pod'> & { children?: ReactNode }) {
  return (
    <MeetingFact icon={EnvironmentOutlined}>
      <span>{pod ? messages.pod(pod.name) : messages.noPod}</span>
      {children}
    </MeetingFact>
  );
}
