import type { EventCard_EventFragment } from '../../../generated/graphql';
import { useNow } from '../../../hooks/useNow';
import { paths } from '../../../lib/paths';
import { eventGroups } from '../lib/event-groups';
import { messages } from '../messages';
import { EventCard } from './EventCard';
import styles from './EventGroups.module.css';

interface EventGroupsProps {
  events: readonly EventCard_EventFragment[];
  forStaff: boolean;
}

/** Events as cards: what is on now, what comes, what one can register for, what was. */
export function EventGroups({ events, forStaff }: EventGroupsProps) {
  const now = useNow();
  const groups = eventGroups(events, now, forStaff).map(({ name, events: ofGroup }) => (
    <section
      key={name}
      className={styles.group}
      // Small groups stand side by side where the window is wide.
      style={{ '--events': ofGroup.length } as React.CSSProperties}
      aria-labelledby={`events-${name}`}
    >
      <h2 id={`events-${name}`} className={styles.heading}>
        {messages.groups[name]}
      </h2>
      <ul className={styles.grid}>
        {ofGroup.map((event) => (
          <li key={event.id} className={styles.item}>
            <EventCard
              event={event}
              now={now}
              forStaff={forStaff}
              to={name === 'open' ? paths.join(event.id) : paths.event(event.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  ));
  return <div className={styles.groups}>{groups}</div>;
}
