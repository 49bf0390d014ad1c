import { useState, type ReactNode } from 'react';
import type { EventCard_EventFragment } from '../../../generated/graphql';
import { LightButton } from '../../../components/light/LightButton';
import { useNow } from '../../../hooks/useNow';
import { paths } from '../../../lib/paths';
import { eventGroups, type GroupName } from '../lib/event-groups';
import { messages } from '../messages';
import { EventCard } from './EventCard';
import styles from './EventGroups.module.css';

interface EventGroupsProps {
  events: readonly EventCard_EventFragment[];
  forStaff: boolean;
  /** Actions on an event, on its card. */
  renderActions?: (event: EventCard_EventFragment) => ReactNode;
  /** Past events beyond so many are shown on demand. */
  pastLimit?: number;
}

const MORE_PAST = 24;

/** Events as cards: what is on now, what comes, what one can register for, what was. */
export function EventGroups({ events, forStaff, renderActions, pastLimit }: EventGroupsProps) {
  const now = useNow();
  const [morePast, setMorePast] = useState(0);
  const limitOf = (name: GroupName) =>
    name === 'past' && pastLimit !== undefined ? pastLimit + morePast : Infinity;
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
        {ofGroup.slice(0, limitOf(name)).map((event) => (
          <li key={event.id} className={styles.item}>
            <EventCard
              event={event}
              now={now}
              forStaff={forStaff}
              to={name === 'open' ? paths.join(event.id) : paths.event(event.id)}
              actions={renderActions?.(event)}
            />
          </li>
        ))}
      </ul>
      {ofGroup.length > limitOf(name) && (
        <LightButton onClick={() => setMorePast(morePast + MORE_PAST)}>{messages.showMorePast}</LightButton>
      )}
    </section>
  ));
  return <div className={styles.groups}>{groups}</div>;
}
