import { TeamOutlined } from '@ant-design/icons';
import { Tag } from 'antd';
import { Link } from 'react-router-dom';
import { Cover } from '../../../components/Cover';
import type { EventCard_EventFragment } from '../../../generated/graphql';
import { paths } from '../../../lib/paths';
import type { Phase } from '../lib/event-phase';
import { messages } from '../messages';
import { EventFacts } from './EventFacts';
import styles from './EventCard.module.css';

interface EventCardProps {
  event: EventCard_EventFragment;
  phase: Phase;
  /** Staff also see what state the event is in and how many people it has. */
  forStaff: boolean;
}

function Badges({ event, phase, forStaff }: EventCardProps) {
  return (
    <span className={styles.badges}>
      {phase === 'live' && <Tag className={styles.live}>{messages.live}</Tag>}
      {forStaff && event.status !== 'PUBLISHED' && <Tag>{messages.status[event.status]}</Tag>}
      {event.viewerProfile?.status === 'INVITED' && <Tag color="orange">{messages.invited}</Tag>}
    </span>
  );
}

/** One event, as a card that leads into it. */
export function EventCard(props: EventCardProps) {
  const { event, forStaff } = props;
  return (
    <article className={styles.card}>
      <Cover src={event.coverUrl} seed={event.id} height={132}>
        <Badges {...props} />
      </Cover>
      <div className={styles.body}>
        <h3 className={styles.title}>
          <Link to={paths.event(event.id)} className={styles.link}>
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
    </article>
  );
}
