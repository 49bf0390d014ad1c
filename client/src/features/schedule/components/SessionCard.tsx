import { EnvironmentOutlined, WarningOutlined } from '@ant-design/icons';
import type { CSSProperties } from 'react';
import { useEventContext } from '../../../data/event/useEventContext';
import { fullName } from '../../../lib/format';
import { listed } from '../../../lib/language';
import { shortTimeRange } from '../../../lib/time';
import { PictureOrInitials, PlainButton, Row, Stack, Text, useOverlays } from '../../../ui';
import { useSchedulePage, useTone } from '../hooks/useSchedulePage';
import { clashesWith, type Session } from '../lib/agenda-entries';
import type { Moment } from '../lib/now-and-next';
import { isMine } from '../lib/schedule-filter';
import { messages } from '../messages';
import { AgendaButton } from './AgendaButton';
import { MomentTag, TrackMark } from './TrackMark';
import styles from './schedule.module.css';

interface SessionCardProps {
  session: Session;
  moment?: Moment;
  /** Fills a place that is drawn to scale, under a head that names the track. */
  isTile?: boolean;
  /** Level of the title among the headings of the page. */
  heading?: 'h2' | 'h3';
}

/** Id of the button that opens a session: the focus returns to it. */
export const sessionLinkId = (sessionId: string): string => `session-${sessionId}`;

const SPEAKERS = 2;

/** The speakers in one line: photos and names of the first two. */
function Speakers({ speakers }: Pick<Session, 'speakers'>) {
  if (speakers.length === 0) return null;
  const shown = speakers.slice(0, SPEAKERS);
  const more = speakers.length - shown.length;
  return (
    <Row as="span" gap="xs">
      <Row as="span" rigid className={styles.faces}>
        {shown.map((speaker) => (
          <PictureOrInitials key={speaker.id} name={fullName(speaker)} src={speaker.avatarUrl} size={24} />
        ))}
      </Row>
      <Text cut dir="auto">
        {listed(shown.map(fullName))}
        {more > 0 && ` ${messages.moreSpeakers(more)}`}
      </Text>
    </Row>
  );
}

/** Sessions at the same time: short where space is limited, in full for screen readers. */
function Clashes({ session, isTile }: SessionCardProps) {
  const { event } = useEventContext();
  const clashes = clashesWith(session, useSchedulePage().agenda.entries);
  if (clashes.length === 0) return null;
  const text = messages.clashesWith(clashes, event.timezone);
  const mine = isMine(session);
  return (
    <Text
      as="p"
      size="note"
      tone={mine ? 'warning' : 'secondary'}
      strong={mine}
      cut={isTile || undefined}
      rigid={isTile}
      title={text}
    >
      <WarningOutlined aria-hidden /> {isTile && <span aria-hidden>{messages.clashesShort(clashes)}</span>}
      <span className={isTile ? 'visually-hidden' : undefined}>{text}</span>
    </Text>
  );
}

/** One session: when, what, where, who, and whether it is in the viewer's agenda. */
export function SessionCard({ session, moment, isTile = false, heading = 'h2' }: SessionCardProps) {
  const { event, profile } = useEventContext();
  const overlays = useOverlays();
  const tone = useTone(session.track);
  const isPast = moment === 'past';
  return (
    <Row
      as="article"
      gap="xxs"
      align="stretch"
      grow
      className={styles.card}
      data-tile={isTile}
      data-kind={session.kind}
      data-mine={isMine(session)}
      style={{ '--tone': tone } as CSSProperties}
    >
      <Stack gap={2} grow>
        <Row as="p" gap="xs">
          <Text size="note" tone="secondary" figures rigid>
            {shortTimeRange(session.startsAt, session.endsAt, event.timezone)}
          </Text>
          {!isTile && <MomentTag moment={moment} />}
        </Row>
        <Text
          as={heading}
          size="md"
          tone={isPast ? 'secondary' : undefined}
          strong
          tight
          cut={isTile ? 2 : undefined}
          className={styles.title}
        >
          <PlainButton
            id={sessionLinkId(session.id)}
            className={styles.open}
            onClick={() => overlays.open('session', session.id, ['person'])}
          >
            <bdi>{session.title}</bdi>
          </PlainButton>
        </Text>
        <Text
          as={Row}
          size="sm"
          tone="secondary"
          gap="sm"
          wrap={!isTile}
          lineGap={0}
          className={styles.facts}
        >
          {!isTile && session.track && <TrackMark track={session.track} tone={tone} />}
          {session.location && (
            <Text rigid={isTile}>
              <EnvironmentOutlined aria-hidden /> <bdi>{session.location}</bdi>
            </Text>
          )}
          <Speakers speakers={session.speakers} />
        </Text>
        {session.kind === 'SESSION' && !isPast && <Clashes session={session} isTile={isTile} />}
      </Stack>
      <Stack align={isTile ? 'end' : 'center'} className={styles.acts}>
        {profile && session.kind !== 'BREAK' && (!isPast || session.inMyAgenda) && (
          <AgendaButton session={session} />
        )}
        {/* Beside the time it would leave no room for that. */}
        {isTile && <MomentTag moment={moment} />}
      </Stack>
    </Row>
  );
}
