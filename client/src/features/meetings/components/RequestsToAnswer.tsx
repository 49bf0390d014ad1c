import { Button } from 'antd';
import { useState } from 'react';
import { useEventContext } from '../../../data/event/useEventContext';
import { useEventZone } from '../../../data/event/useEventZone';
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
import { expiryText } from '../lib/expiry';
import { isRequestToMe, needsAnswer } from '../lib/meeting-days';
import { nameOfOther } from '../lib/meeting-label';
import styles from '../meetings.module.css';
import { messages } from '../messages';
import { MeetingActs } from './MeetingActs';

const SHOWN_REQUESTS = 2;

interface RequestProps {
  meeting: MeetingCard_MeetingFragment;
  now: Date;
  filled: boolean;
}

function Request({ meeting, now, filled }: RequestProps) {
  const zone = useEventZone();
  const overlays = useOverlays();
  const { other, startsAt, expiresAt, pod } = meeting;
  const name = nameOfOther(meeting);
  const isToMe = isRequestToMe(meeting);
  const when = [formatMoment(startsAt, zone), ...(pod ? [messages.pod(pod.name)] : [])].join(' · ');
  return (
    <Stack as="article" gap="xs" aria-label={name}>
      <Row gap="sm" align="start">
        <PictureOrInitials name={name} src={other?.avatarUrl} size={48} />
        <Stack>
          <Text as="h3" size="md" strong>
            <PlainButton className={styles.name} onClick={() => overlays.openMeeting(meeting.id)}>
              <bdi>{name}</bdi>
            </PlainButton>
          </Text>
          {other && (
            <Note size="md" cut dir="auto">
              {jobLine(other)}
            </Note>
          )}
          {isToMe && <Note figures>{when}</Note>}
          {isToMe && expiresAt && <Note figures>{expiryText(expiresAt, now, zone)}</Note>}
        </Stack>
      </Row>
      <MeetingActs meeting={meeting} now={now} filled={filled} />
    </Stack>
  );
}

/** Requests and proposed times that only the viewer can move on; those just answered stay with what came of them. */
export function RequestsToAnswer() {
  const overlays = useOverlays();
  const now = useNow();
  const { event } = useEventContext();
  const { data, error } = useMyMeetingsQuery({ variables: { eventId: event.id } });
  const [seen, setSeen] = useState<readonly string[]>([]);
  const all = data?.meetings.nodes ?? [];
  const waiting = all.filter(needsAnswer);
  const next = waiting.slice(0, SHOWN_REQUESTS);
  const shown = all.filter((meeting) => next.includes(meeting) || seen.includes(meeting.id));
  if (next.some(({ id }) => !seen.includes(id))) setSeen(shown.map(({ id }) => id));
  // The event already counts pending requests: the space is kept until they are there.
  const isLoading = !data && !error && event.viewerPendingMeetingCount > 0;
  if (shown.length === 0 && !isLoading) return null;
  const seeAll = waiting.length > SHOWN_REQUESTS && (
    <Button type="link" onClick={() => overlays.openModal('meetings')}>
      {messages.seeAll(waiting.length)}
    </Button>
  );
  return (
    <SectionCard
      title={waiting.length === 0 && !isLoading ? messages.answered : messages.needsAnswer}
      extra={seeAll}
      tone={waiting.length === 0 ? 'plain' : 'waiting'}
    >
      {isLoading && (
        <Stack as="output" gap="md" aria-label={messages.needsAnswer}>
          <Skeleton avatar={48} rows={2} />
          <SkeletonBlock height={42} />
        </Stack>
      )}
      <Stack as="ul" gap="md">
        {shown.map((meeting) => (
          <li key={meeting.id}>
            <Request meeting={meeting} now={now} filled={meeting === next[0]} />
          </li>
        ))}
      </Stack>
    </SectionCard>
  );
}
