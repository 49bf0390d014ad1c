import type { EventHero_EventFragment } from '../../../generated/graphql';
import { placeOf } from '../../../lib/place';
import { Cover, Row, Text, useNow } from '../../../ui';
import { dayOf, phaseOf } from '../lib/event-phase';
import { messages } from '../messages';
import styles from './Home.module.css';

/** The event in one line, so that the first screen belongs to what happens now. */
export function HomeStrip({ event }: { event: EventHero_EventFragment }) {
  const now = useNow();
  const { day, days } = dayOf(event, event.timezone, now);
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
        {phaseOf(event, now) === 'live' && (
          <Text as="p" tone="success" strong>
            {messages.liveDay(day, days)}
          </Text>
        )}
        <Text as="p" tone="secondary" cut dir="auto">
          {placeOf(event)}
        </Text>
      </Text>
    </Row>
  );
}
