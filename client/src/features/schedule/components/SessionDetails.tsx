import { CalendarOutlined, ClockCircleOutlined, EnvironmentOutlined } from '@ant-design/icons';
import { useApolloClient } from '@apollo/client/react';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { queryFresh } from '../../../data/freshness/freshness';
import { useEventZone } from '../../../data/event/useEventZone';
import { SessionCalendarDocument, type SessionPanel_ActivityFragment } from '../../../generated/graphql';
import { fileNamePart } from '../../../lib/download';
import { fullName, jobLine } from '../../../lib/format';
import { formatDay, formatTimeRange } from '../../../lib/time';
import {
  Notice,
  PictureOrInitials,
  PlainButton,
  Row,
  Skeleton,
  Stack,
  Text,
  useCalendarFile,
  useNow,
  useOverlays,
} from '../../../ui';
import { useSchedulePage, useTone } from '../hooks/useSchedulePage';
import { clashesWith, type Session } from '../lib/agenda-entries';
import { momentsOf } from '../lib/now-and-next';
import { messages } from '../messages';
import { MomentTag, TrackMark } from './TrackMark';
import styles from './schedule.module.css';

interface SessionDetailsProps {
  /** As the list has it, until its details come. */
  session: Session | SessionPanel_ActivityFragment;
  /** Content after the session is over. */
  children?: ReactNode;
}

/** A part of the panel of a session. */
export function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="xs">
      <Text as="h3" size="md" tone="secondary" strong>
        {heading}
      </Text>
      {children}
    </Stack>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Row as="p" gap="xs" align="baseline">
      <Text tone="secondary">{icon}</Text>
      <span>{children}</span>
    </Row>
  );
}

function SpeakerList({ speakers }: Pick<SessionDetailsProps['session'], 'speakers'>) {
  const overlays = useOverlays();
  if (speakers.length === 0) return null;
  return (
    <Section heading={messages.speakers}>
      <Stack as="ul" gap="xxs">
        {speakers.map((speaker) => (
          <li key={speaker.id}>
            <Row
              as={PlainButton}
              gap="sm"
              className={styles.speaker}
              onClick={() => overlays.open('person', speaker.id)}
            >
              <PictureOrInitials
                name={fullName(speaker)}
                src={('portraitUrl' in speaker && speaker.portraitUrl) || speaker.avatarUrl}
                size={48}
              />
              <Stack as="span">
                <strong>
                  <bdi>{fullName(speaker)}</bdi>
                </strong>
                <Text tone="secondary">
                  {speaker.isViewer ? messages.youSpeak : <bdi>{jobLine(speaker)}</bdi>}
                </Text>
              </Stack>
            </Row>
          </li>
        ))}
      </Stack>
    </Section>
  );
}

/** All about one session; a clash with the viewer's agenda stands before what it is about. */
export function SessionDetails({ session, children }: SessionDetailsProps) {
  const zone = useEventZone();
  const now = useNow();
  const tone = useTone(session.track);
  const clashes = clashesWith(session, useSchedulePage().agenda.entries);
  const client = useApolloClient();
  const calendar = useCalendarFile({
    name: fileNamePart(session.title) || session.id,
    failed: messages.calendarFailed,
    read: async () =>
      (await queryFresh(client, SessionCalendarDocument, { id: session.id })).data?.activity.calendar,
  });
  return (
    <Stack gap="lg">
      <Stack as="header" gap="xs">
        <Text as={Row} tone="secondary" gap="sm" wrap>
          {session.track && <TrackMark track={session.track} tone={tone} />}
          <MomentTag moment={momentsOf([session], now, zone).get(session)} />
        </Text>
        <Text as="h2" size="h3" strong={700} tight>
          <bdi>{session.title}</bdi>
        </Text>
        <Fact icon={<ClockCircleOutlined aria-hidden />}>
          {formatDay(session.startsAt, zone)}
          <br />
          {formatTimeRange(session.startsAt, session.endsAt, zone)}
        </Fact>
        {session.location && (
          <Fact icon={<EnvironmentOutlined aria-hidden />}>
            <bdi>{session.location}</bdi>
          </Fact>
        )}
        <div>
          <Button
            icon={<CalendarOutlined aria-hidden />}
            loading={calendar.loading}
            onClick={calendar.download}
          >
            {messages.addToCalendar}
          </Button>
        </div>
      </Stack>
      {children}
      {clashes.length > 0 && <Notice kind="warning" title={`${messages.clashesWith(clashes, zone)}.`} />}
      <Section heading={messages.about}>
        {'description' in session ? (
          <Text as="p" lines>
            {session.description || messages.noDescription}
          </Text>
        ) : (
          <Skeleton title={false} />
        )}
      </Section>
      <SpeakerList speakers={session.speakers} />
    </Stack>
  );
}
