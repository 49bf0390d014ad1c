import { ClockCircleOutlined, EnvironmentOutlined, MessageOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { PictureOrInitials } from '../../../components/PictureOrInitials';
import type { MeetingCard_MeetingFragment } from '../../../generated/graphql';
import { useEventZone } from '../../../hooks/useEventZone';
import { fullName, jobLine } from '../../../lib/format';
import { formatRelativeDay, formatTime, formatTimeRange } from '../../../lib/time';
import { useMeetingActions } from '../hooks/useMeetingActions';
import { expiryText } from '../lib/expiry';
import { isHeld } from '../lib/meeting-days';
import { closedNote } from '../lib/meeting-label';
import { messages } from '../messages';
import { AfterDecline } from './AfterDecline';
import { CardActions } from './CardActions';
import styles from './MeetingCard.module.css';
import { MeetingRefusal } from './MeetingRefusal';
import { MeetingStatus } from './MeetingStatus';
import { ProposalBox } from './ProposalBox';
import { ProposeTime } from './ProposeTime';
import { TookPlace } from './TookPlace';

type Meeting = MeetingCard_MeetingFragment;

function Place({ meeting: { pod, status } }: { meeting: Meeting }) {
  return (
    <p className={styles.fact}>
      <EnvironmentOutlined aria-hidden />
      <span>{pod ? messages.pod(pod.name) : messages.noPod}</span>
      {pod?.location && <span className={styles.quiet}>{pod.location}</span>}
      {pod && status === 'PENDING' && <span className={styles.quiet}>{messages.wish}</span>}
    </p>
  );
}

/** The words around a meeting: the note it came with, why it ended, when it expires. */
function Notes({ meeting, now }: { meeting: Meeting; now: Date }) {
  const zone = useEventZone();
  const { note, reason, closedReason, expiresAt, status } = meeting;
  const ending = [closedNote(closedReason), reason && messages.said(reason)].filter(Boolean).join(' · ');
  return (
    <>
      {note && <blockquote className={styles.note}>{note}</blockquote>}
      {ending && <p className={styles.quiet}>{ending}</p>}
      {status === 'PENDING' && expiresAt && (
        <p className={styles.quiet}>{expiryText(expiresAt, now, zone)}</p>
      )}
    </>
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
  onMessage: (attendeeId: string) => void;
  onAnswered: () => void;
}

/** One meeting from the viewer's side: when, with whom, where, how it stands, and what they can do about it. */
export function MeetingCard({ meeting, now, withDay = false, linked = false, ...props }: MeetingCardProps) {
  const zone = useEventZone();
  const card = useScrollTo(linked);
  const actions = useMeetingActions(meeting);
  const [proposing, setProposing] = useState(false);
  const { other, startsAt, endsAt, status } = meeting;
  const name = other ? fullName(other) : messages.someone;
  const day = formatRelativeDay(startsAt, zone, now);
  const isOver = isHeld(meeting, now);
  return (
    <article ref={card} className={styles.card} data-status={status} data-linked={linked} aria-label={name}>
      <div className={styles.head}>
        <PictureOrInitials name={name} src={other?.avatarUrl} size={44} />
        <div className={styles.who}>
          <h3 className={styles.name}>{name}</h3>
          {other && <p className={styles.job}>{jobLine(other)}</p>}
        </div>
        <div className={styles.status}>
          <MeetingStatus meeting={meeting} />
        </div>
        {other?.viewerCanMessage && (
          <Button
            className={styles.message}
            type="text"
            icon={<MessageOutlined aria-hidden />}
            aria-label={messages.messageName(name)}
            title={messages.message}
            onClick={() => props.onMessage(other.id)}
          />
        )}
      </div>
      <p className={styles.fact}>
        <ClockCircleOutlined aria-hidden />
        {withDay && <span>{day}</span>}
        <time dateTime={startsAt} className={styles.time}>
          {formatTimeRange(startsAt, endsAt, zone)}
        </time>
      </p>
      <Place meeting={meeting} />
      <Notes meeting={meeting} now={now} />
      <ProposalBox meeting={meeting} name={name} zone={zone} actions={actions} />
      <MeetingRefusal zone={zone} canPropose={meeting.viewerCanPropose} actions={actions} />
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
    </article>
  );
}
