import { ClockCircleOutlined, MessageOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useEventZone } from '../../../data/useEventZone';
import type { MeetingCard_MeetingFragment } from '../../../generated/graphql';
import { fullName, jobLine } from '../../../lib/format';
import { formatRelativeDay, formatTime, formatTimeRange } from '../../../lib/time';
import { Note, Panel, PictureOrInitials, Quote, Row, Skeleton, Stack, Text, useOverlays } from '../../../ui';
import { useMeetingActions } from '../hooks/useMeetingActions';
import { expiryText } from '../lib/expiry';
import { isHeld } from '../lib/meeting-days';
import { closedNote } from '../lib/meeting-label';
import styles from '../meetings.module.css';
import { messages } from '../messages';
import { CardActions } from './CardActions';
import { MeetingFact, MeetingPlace, MeetingStatus } from './MeetingParts';
import { MeetingRefusal } from './MeetingRefusal';
import { ProposalBox } from './ProposalBox';
import { ProposeTime } from './ProposeTime';
import { TookPlace } from './TookPlace';

const WhoElseHasTime = lazy(() => import('./WhoElseHasTime'));

type Meeting = MeetingCard_MeetingFragment;

/** The words around a meeting: the note it came with, why it ended, when it expires. */
function Notes({ meeting, now }: { meeting: Meeting; now: Date }) {
  const zone = useEventZone();
  const { note, reason, closedReason, expiresAt, status } = meeting;
  const lines = [
    [closedNote(closedReason), reason && messages.said(reason)].filter(Boolean).join(' · '),
    status === 'PENDING' && expiresAt ? expiryText(expiresAt, now, zone) : null,
  ].filter(Boolean);
  return (
    <>
      {note && <Quote tone="secondary">{note}</Quote>}
      {lines.map((line) => (
        <Note key={line}>{line}</Note>
      ))}
    </>
  );
}

/** After a declined request the next best people, once the viewer asks for them. */
function AfterDecline({ meeting }: { meeting: Meeting }) {
  const [isShown, setShown] = useState(false);
  if (meeting.closedReason !== 'DECLINED' || meeting.viewerAs !== 'SENDER') return null;
  if (!isShown) {
    return (
      <Button type="link" onClick={() => setShown(true)}>
        {messages.whoElse.show}
      </Button>
    );
  }
  return (
    <Stack gap="md" className={styles.apart}>
      <Text as="h4" size="md">
        {messages.whoElse.title}
      </Text>
      <Suspense fallback={<Skeleton avatar={40} rows={4} />}>
        <WhoElseHasTime eventId={meeting.eventId} {...(meeting.other && { except: meeting.other.id })} />
      </Suspense>
    </Stack>
  );
}

/** Brings the card that a link names into view, once. */
function useScrollTo(linked: boolean) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (linked) card.current?.scrollIntoView({ block: 'center' });
  }, [linked]);
  return card;
}

interface MeetingCardProps {
  meeting: Meeting;
  now: Date;
  /** Name the day beside the time, where no heading does. */
  withDay?: boolean;
  /** The address names this meeting. */
  linked?: boolean;
  /** The list's one filled button is this card's Accept. */
  filled?: boolean;
  onAnswered: () => void;
}

/** One meeting from the viewer's side: when, with whom, where, how it stands, and what they can do about it. */
export function MeetingCard({ meeting, now, withDay = false, linked = false, ...props }: MeetingCardProps) {
  const zone = useEventZone();
  const overlays = useOverlays();
  const card = useScrollTo(linked);
  const actions = useMeetingActions(meeting);
  const [proposing, setProposing] = useState(false);
  const { other, pod, startsAt, endsAt, status } = meeting;
  const name = other ? fullName(other) : messages.someone;
  const day = formatRelativeDay(startsAt, zone, now);
  const isOver = isHeld(meeting, now);
  return (
    <Panel
      as="article"
      ref={card}
      gap="xs"
      className={styles.card}
      data-status={status}
      data-linked={linked}
      aria-label={name}
    >
      <Row gap="sm" className={styles.head}>
        <PictureOrInitials name={name} src={other?.avatarUrl} size={44} />
        <Row grow gap="sm" className={styles.who}>
          <Stack grow>
            <Text as="h3" size="lg" strong tight>
              {name}
            </Text>
            {other && <Note>{jobLine(other)}</Note>}
          </Stack>
          <MeetingStatus meeting={meeting} />
        </Row>
        {other?.viewerCanMessage && (
          <Button
            className={styles.message}
            type="text"
            icon={<MessageOutlined aria-hidden />}
            aria-label={messages.messageName(name)}
            title={messages.message}
            onClick={() => overlays.openChat(other.id)}
          />
        )}
      </Row>
      <MeetingFact icon={ClockCircleOutlined}>
        {withDay && <span>{day}</span>}
        <Text as="time" dateTime={startsAt} strong figures rigid>
          {formatTimeRange(startsAt, endsAt, zone)}
        </Text>
      </MeetingFact>
      <MeetingPlace pod={pod}>
        {[pod?.location, pod && status === 'PENDING' ? messages.wish : null].filter(Boolean).map((words) => (
          <Text key={words} size="sm" tone="secondary">
            {words}
          </Text>
        ))}
      </MeetingPlace>
      <Notes meeting={meeting} now={now} />
      <ProposalBox meeting={meeting} name={name} actions={actions} />
      <MeetingRefusal canPropose={meeting.viewerCanPropose} actions={actions} />
      <AfterDecline meeting={meeting} />
      {isOver && <TookPlace meeting={meeting} name={name} actions={actions} />}
      <CardActions
        meeting={meeting}
        name={name}
        when={`${day}, ${formatTime(startsAt, zone)}`}
        isOver={isOver}
        actions={actions}
        filled={props.filled ?? false}
        onPropose={() => setProposing(true)}
        onAnswered={props.onAnswered}
      />
      {proposing && (
        <ProposeTime meeting={meeting} name={name} actions={actions} onClose={() => setProposing(false)} />
      )}
    </Panel>
  );
}
