import { Button } from 'antd';
import { useEventContext } from '../../../data/useEventContext';
import { useEventZone } from '../../../data/useEventZone';
import type { MeetingCard_MeetingFragment } from '../../../generated/graphql';
import { useMyMeetingsQuery } from '../../../generated/hooks';
import { jobLine } from '../../../lib/format';
import { formatMoment } from '../../../lib/time';
import {
  Note,
  PictureOrInitials,
  PlainButton,
  Row,
  SectionCard,
  Skeleton,
  SkeletonBlock,
  Stack,
  Text,
  useNow,
  useOverlays,
} from '../../../ui';
import { useMeetingActions } from '../hooks/useMeetingActions';
import { expiryText } from '../lib/expiry';
import { isRequestToMe, needsAnswer } from '../lib/meeting-days';
import styles from '../meetings.module.css';
import { messages } from '../messages';
import { AnswerButtons, MeetingRefusal, ProposalBox } from './MeetingAnswers';

const SHOWN_REQUESTS = 2;

interface RequestProps {
  meeting: MeetingCard_MeetingFragment;
  now: Date;
  filled: boolean;
}

function Request({ meeting, now, filled }: RequestProps) {
  const zone = useEventZone();
  const overlays = useOverlays();
  const actions = useMeetingActions(meeting);
  const { name } = actions;
  const { other, startsAt, expiresAt, pod } = meeting;
  const isToMe = isRequestToMe(meeting);
  const when = [formatMoment(startsAt, zone), ...(pod ? [messages.pod(pod.name)] : [])].join(' · ');
  return (
    <Stack as="article" gap="xs" aria-label={name}>
      <Row gap="sm" align="start">
        <PictureOrInitials name={name} src={other?.avatarUrl} size={48} />
        <Stack>
          <Text as="h3" size="md" strong>
            <PlainButton className={styles.name} onClick={() => overlays.openMeeting(meeting.id)}>
              {name}
            </PlainButton>
          </Text>
          {other && (
            <Note size="md" cut>
              {jobLine(other)}
            </Note>
          )}
          <Note figures>{when}</Note>
          {isToMe && expiresAt && <Note figures>{expiryText(expiresAt, now, zone)}</Note>}
        </Stack>
      </Row>
      <ProposalBox actions={actions} />
      <MeetingRefusal actions={actions} />
      {isToMe && (
        <Row wrap gap="xs">
          <AnswerButtons actions={actions} filled={filled} />
        </Row>
      )}
    </Stack>
  );
}

/** Requests and proposed times that only the viewer can move on; nothing when there are none. */
export function RequestsToAnswer() {
  const overlays = useOverlays();
  const now = useNow();
  const { event } = useEventContext();
  const { data, error } = useMyMeetingsQuery({ variables: { eventId: event.id } });
  const waiting = data?.meetings.nodes.filter(needsAnswer) ?? [];
  // The event already counts pending requests: the space is kept until they are there.
  const isLoading = !data && !error && event.viewerPendingMeetingCount > 0;
  if (waiting.length === 0 && !isLoading) return null;
  const all = waiting.length > SHOWN_REQUESTS && (
    <Button type="link" onClick={() => overlays.openModal('meetings')}>
      {messages.seeAll(waiting.length)}
    </Button>
  );
  return (
    <SectionCard title={messages.needsAnswer} extra={all} tone="waiting">
      {isLoading && (
        <Stack as="output" gap="md" aria-label={messages.needsAnswer}>
          <Skeleton avatar={48} rows={2} />
          <SkeletonBlock height={42} />
        </Stack>
      )}
      <Stack as="ul" gap="md">
        {waiting.slice(0, SHOWN_REQUESTS).map((meeting, index) => (
          <li key={meeting.id}>
            <Request meeting={meeting} now={now} filled={index === 0} />
          </li>
        ))}
      </Stack>
    </SectionCard>
  );
}
