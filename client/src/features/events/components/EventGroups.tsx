import type { EventCard_EventFragment } from '../../../generated/graphql';
import { useNow } from '../../../hooks/useNow';
import { groupByPhase, type Phase } from '../lib/event-phase';
import { messages } from '../messages';
import { EventCard } from './EventCard';
import styles from './EventGroups.module.css';

const order: Phase[] = ['live', 'upcoming', 'past'];

interface EventGroupsProps {
  events: readonly EventCard_EventFragment[];
  forStaff: boolean;
}

/** Events as cards: what is on now, what comes, what was. */
export function EventGroups({ events, forStaff }: EventGroupsProps) {
  const groups = groupByPhase(events, useNow());
  return order
    .filter((phase) => groups[phase].length > 0)
    .map((phase) => (
      <section key={phase} className={styles.group} aria-labelledby={`events-${phase}`}>
        <h2 id={`events-${phase}`} className={styles.heading}>
          {messages.groups[phase]}
        </h2>
        <ul className={styles.grid}>
          {groups[phase].map((event) => (
            <li key={event.id} className={styles.item}>
              <EventCard event={event} phase={phase} forStaff={forStaff} />
            </li>
          ))}
        </ul>
      </section>
    ));
}
