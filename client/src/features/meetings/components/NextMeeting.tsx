import { EnvironmentOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { useEventZone } from '../../../data/event/useEventZone';
import type { MeetingCard_MeetingFragment } from '../../../generated/graphql';
import { useMyMeetingsQuery } from '../../../generated/hooks';
import { jobLine } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { formatRelativeDay, formatTimeRange } from '../../../lib/time';
import {
  Countdown,
  ErrorState,
  Note,
  PictureOrInitials,
  PlainButton,
  Row,
  SectionCard,
  Skeleton,
  Stack,
  Text,
  useNow,
  useOverlays,
} from '../../../ui';
import { nextMeeting } from '../lib/next-meeting';
import { nameOfOther } from '../lib/meeting-label';
import styles from '../meetings.module.css';
import { messages } from '../messages';

function Meeting({ meeting, now }: { meeting: MeetingCard_MeetingFragment; now: Date }) {
  const zone = useEventZone();
  const overlays = useOverlays();
  const { other, pod, startsAt, endsAt } = meeting;
  const name = nameOfOther(meeting);
  return (
    <Stack as="article" gap="xs" justify="center" className={styles.next}>
      <Row gap="sm">
        <PictureOrInitials name={name} src={other?.avatarUrl} size={56} />
        <Stack>
          <Text as="h3" size="lg" strong tight>
            <PlainButton className={styles.open} onClick={() => overlays.openMeeting(meeting.id)}>
              <bdi>{name}</bdi>
            </PlainButton>
          </Text>
          {other && (
            <Note size="md" cut dir="auto">
              {jobLine(other)}
            </Note>
          )}
          <Text as="p" strong figures>
            <Text strong={400}>{formatRelativeDay(startsAt, zone, now)}</Text>{' '}
            <Text rigid>{formatTimeRange(startsAt, endsAt, zone)}</Text>
          </Text>
        </Stack>
      </Row>
      <Row wrap gap="xs">
        <Text tone="primary" strong className={styles.chip}>
          <Countdown to={startsAt} over={messages.next.now} />
        </Text>
        <Text tone="text" strong className={styles.chip}>
          <EnvironmentOutlined aria-hidden /> {pod ? messages.pod(pod.name) : messages.noPod}
        </Text>
      </Row>
    </Stack>
  );
}

/** The confirmed meeting that comes next, with its pod and how long until then. */
export function NextMeeting({ eventId }: { eventId: string }) {
  const overlays = useOverlays();
  const now = useNow();
  const { data, error, refetch } = useMyMeetingsQuery({ variables: { eventId } });
  const next = data && nextMeeting(data.meetings.nodes, now);
  const all = (
    <Button type="link" onClick={() => overlays.openModal('meetings')}>
      {messages.title}
    </Button>
  );
  return (
    <SectionCard title={messages.next.title} extra={all}>
      {!data && !error && (
        <output aria-label={messages.next.loading}>
          <Skeleton avatar={56} rows={3} />
        </output>
      )}
      {!data && error && <ErrorState error={error} title={messages.loadFailed} onRetry={() => refetch()} />}
      {data && !next && (
        <Note size="md" className={styles.next}>
          {messages.next.none}{' '}
          <Text as={Link} strong to={paths.attendees(eventId)}>
            {messages.findPeople}
          </Text>
        </Note>
      )}
      {next && <Meeting meeting={next} now={now} />}
    </SectionCard>
  );
}
