import { TeamOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Cover } from '../../../components/Cover';
import { StatusTag } from '../../../components/StatusTag';
import type { EventCard_EventFragment } from '../../../generated/graphql';
import { paths } from '../../../lib/paths';
import { countdownOf, phaseOf } from '../lib/event-phase';
import { messages } from '../messages';
import styles from './EventCard.module.css';
import { EventFacts } from './EventFacts';

interface EventCardProps {
  event: EventCard_EventFragment;
  now: Date;
  /** Staff also see how far the event is and how many people it has. */
  forStaff: boolean;
  to: string;
  /** Actions on the event. */
  actions?: ReactNode;
}

function Badges({ event, to, forStaff }: Omit<EventCardProps, 'now' | 'actions'>) {
  const isPublished = event.status === 'PUBLISHED';
  return (
    <span className={styles.badges}>
      {forStaff && (
        <StatusTag tone={isPublished ? 'success' : 'neutral'}>{messages.status[event.status]}</StatusTag>
      )}
      {event.viewerProfile?.status === 'INVITED' && <StatusTag tone="waiting">{messages.invited}</StatusTag>}
      {to === paths.join(event.id) && <StatusTag tone="neutral">{messages.open}</StatusTag>}
    </span>
  );
}

/** One event, as a card that leads into it. */
export function EventCard(props: EventCardProps) {
  const { event, now, forStaff, to, actions } = props;
  return (
    <article className={styles.card}>
      <Cover src={event.coverUrl} seed={event.id} height={132}>
        <Badges event={event} to={to} forStaff={forStaff} />
      </Cover>
      <div className={styles.body}>
        <p className={styles.countdown} data-phase={phaseOf(event, now)}>
          {countdownOf(event, now)}
        </p>
        <h3 className={styles.title}>
          <Link to={to} className={styles.link}>
            {event.title}
          </Link>
        </h3>
        {event.tagline && <p className={styles.tagline}>{event.tagline}</p>}
        <EventFacts event={event} className={styles.facts}>
          {forStaff && (
            <li>
              <TeamOutlined aria-hidden /> {messages.attendees(event.attendeeCount)}
            </li>
          )}
        </EventFacts>
      </div>
      {actions}
    </article>
  );
}

/** The room of some cards, while they are on their way. */
export function EventCardsLoading() {
  return (
    <output className={styles.loading} aria-label={messages.loadingEvents}>
      {[0, 1, 2].map((index) => (
        <span key={index} className={styles.blank} aria-hidden />
      ))}
    </output>
  );
}
