import { ClockCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { Cover } from '../../../components/Cover';
import type { EventHero_EventFragment } from '../../../generated/graphql';
import { useAtLeast } from '../../../hooks/useMediaQuery';
import { useNow } from '../../../hooks/useNow';
import { paths } from '../../../lib/paths';
import { zoneLabel } from '../../../lib/time';
import { countdownOf, phaseOf } from '../lib/event-phase';
import { messages } from '../messages';
import { EventFacts } from './EventFacts';
import styles from './EventHero.module.css';

/** The event at a glance: picture, name, when, where, and how long still. */
export function EventHero({ event }: { event: EventHero_EventFragment }) {
  const now = useNow();
  const wide = useAtLeast('md');
  const navigate = useNavigate();
  return (
    <section className={styles.hero} aria-labelledby="event-title">
      <Cover src={event.coverUrl} seed={event.id} height={wide ? 180 : 140} />
      <div className={styles.body}>
        <p className={styles.countdown} data-phase={phaseOf(event, now)}>
          {countdownOf(event, now)}
        </p>
        <h1 id="event-title" className={styles.title}>
          {event.title}
        </h1>
        {event.tagline && <p className={styles.tagline}>{event.tagline}</p>}
        <EventFacts event={event} className={styles.facts}>
          <li>
            <ClockCircleOutlined aria-hidden />{' '}
            {messages.eventTime(zoneLabel(event.timezone, event.startsAt))}
          </li>
        </EventFacts>
        <div className={styles.actions}>
          <Button type="primary" size="large" onClick={() => void navigate(paths.attendees(event.id))}>
            {messages.findPeople}
          </Button>
          <Button size="large" onClick={() => void navigate(paths.schedule(event.id))}>
            {messages.mySchedule}
          </Button>
        </div>
      </div>
    </section>
  );
}
