import type { EventHero_EventFragment } from '../../../generated/graphql';
import { placeOf } from '../../../lib/place';
import { formatDayRange } from '../../../lib/time';
import { Cover, Row, Text, useNow } from '../../../ui';
import { countdownOf, phaseOf } from '../lib/event-phase';
import styles from './Home.module.css';

/** The event in one line, so that the first screen belongs to what happens now. */
export function HomeStrip({ event }: { event: EventHero_EventFragment }) {
  const now = useNow();
  return (
    <Row as="header" gap="md" className={styles.strip}>
      <div className={styles.stripCover}>
        <Cover src={event.stripUrl} seed={event.id} height={0} />
      </div>
      {/* The bar above shows it. */}
      <h1 className="visually-hidden">
        <bdi>{event.title}</bdi>
      </h1>
      <Text as="div" grow>
        <Text as="p" tone={phaseOf(event, now) === 'live' ? 'success' : 'text'} strong>
          {countdownOf(event, now)}
        </Text>
        <Text as="p" tone="secondary">
          {[formatDayRange(event.startsAt, event.endsAt, event.timezone), placeOf(event)]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Text>
    </Row>
  );
}
