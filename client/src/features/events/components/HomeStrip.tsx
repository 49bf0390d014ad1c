import { Cover } from '../../../components/Cover';
import type { EventHero_EventFragment } from '../../../generated/graphql';
import { useNow } from '../../../hooks/useNow';
import { dayOf, phaseOf } from '../lib/event-phase';
import { placeOf } from '../../../lib/place';
import { messages } from '../messages';
import styles from './HomeStrip.module.css';

/** The event in one line, so that the first screen belongs to what happens now. */
export function HomeStrip({ event }: { event: EventHero_EventFragment }) {
  const now = useNow();
  const phase = phaseOf(event, now);
  const { day, days } = dayOf(event, event.timezone, now);
  const place = placeOf(event);
  return (
    <header className={styles.strip}>
      <div className={styles.cover}>
        <Cover src={event.coverUrl} seed={event.id} height={56} />
      </div>
      <div className={styles.words}>
        <h1 className={styles.title}>{event.title}</h1>
        <p className={styles.facts}>
          {phase === 'live' && <span className={styles.live}>{messages.liveDay(day, days)}</span>}
          {place && <span className={styles.place}>{place}</span>}
        </p>
      </div>
    </header>
  );
}
