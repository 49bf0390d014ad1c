import { ClockCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import { useEventZone } from '../../../data/event/useEventZone';
import type { MeetingCard_MeetingFragment } from '../../../generated/graphql';
import { jobLine } from '../../../lib/format';
import { formatRelativeDay, formatTime, formatTimeRange, joinDayTime } from '../../../lib/time';
import { Note, Panel, PictureOrInitials, Quote, Row, Skeleton, Stack, Text, useOverlays } from '../../../ui';
import { useMeetingActions } from '../hooks/useMeetingActions';
import { expiryText } from '../lib/expiry';
import { isHeld } from '../lib/meeting-days';
import { closedNote } from '../lib/meeting-label';
import styles from '../meetings.module.css';
import { messages } from '../messages';
import { CardActions, TookPlace } from './CardActions';
import { MeetingRefusal, ProposalBox } from './MeetingAnswers';
import { MeetingFact, MeetingPlace, MeetingStatus } from './MeetingParts';
import { ProposeTime } from './ProposeTime';

const WhoElseHasTime = lazy(() => import('./WhoElseHasTime'));

type Meeting = MeetingCard_MeetingFragment;

/** The words around a meeting: the note it came with, why it ended, when it expires. */
function Notes({ meeting, now }: { meeting: Meeting; now: Date }) {
  const zone = useEventZone();
  const { note, reason, expiresAt, status } = meeting;
  const end = [closedNote(meeting), reason && messages.said(reason)].filter(Boolean).join(' · ');
  return (
    <>
      {note && <Quote tone="secondary">{note}</Quote>}
      {end && <Note>{end}</Note>}
      {status === 'PENDING' && expiresAt && <Note>{expiryText(expiresAt, now, zone)}</Note>}
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

/** Notes a person as a lead, for members of companies: drawn by a feature above. */
export type LeadPart = ComponentType<{ attendeeId: string; source: 'MEETING' }>;

interface MeetingCardProps {
  meeting: Meeting;
  now: Date;
  /** Name the day beside the time, where no heading does. */
  withDay: boolean;
  /** The address names this meeting. */
  linked: boolean;
  /** The list's one filled button is this card's Accept. */
  filled: boolean;
  onAnswered: () => void;
  SaveAsLead: LeadPart;
}

/** One meeting from the viewer's side: time, partner, place, status and actions. */
export function MeetingCard({ meeting, now, withDay, linked, SaveAsLead, ...props }: MeetingCardProps) {
  const zone = useEventZone();
  const overlays = useOverlays();
  const card = useScrollTo(linked);
  const actions = useMeetingActions(meeting);
  const [proposing, setProposing] = useState(false);
  const { name } = actions;
  const { other, pod, startsAt, endsAt, status } = meeting;
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
              <bdi>{name}</bdi>
            </Text>
            {other && (
              <Note>
                <bdi>{jobLine(other)}</bdi>
              </Note>
            )}
          </Stack>
          <MeetingStatus meeting={meeting} />
        </Row>
      </Row>
      <Row wrap gap="md" lineGap="xxs">
        <MeetingFact icon={ClockCircleOutlined}>
          {withDay && <span>{day}</span>}
          <Text as="time" dateTime={startsAt} strong figures rigid>
            {formatTimeRange(startsAt, endsAt, zone)}
          </Text>
        </MeetingFact>
        <MeetingPlace pod={pod}>
          {pod?.location && (
            <Note as="span">
              <bdi>{pod.location}</bdi>
            </Note>
          )}
          {pod && status === 'PENDING' && <Note as="span">{messages.wish}</Note>}
        </MeetingPlace>
      </Row>
      <Notes meeting={meeting} now={now} />
      <ProposalBox actions={actions} />
      <MeetingRefusal actions={actions} />
      <AfterDecline meeting={meeting} />
      {isOver && <TookPlace actions={actions} />}
      {status === 'ACTIVE' && other && Date.parse(startsAt) <= now.getTime() && (
        <Suspense fallback={null}>
          <Row>
            <SaveAsLead attendeeId={other.id} source="MEETING" />
          </Row>
        </Suspense>
      )}
      <CardActions
        when={joinDayTime(day, formatTime(startsAt, zone))}
        isOver={isOver}
        actions={actions}
        filled={props.filled}
        onPropose={() => setProposing(true)}
        onMessage={() => other && overlays.openChat(other.id)}
        onAnswered={props.onAnswered}
      />
      {proposing && <ProposeTime actions={actions} onClose={() => setProposing(false)} />}
    </Panel>
  );
}
