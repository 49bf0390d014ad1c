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
        <Cover src={event.coverUrl} seed={event.id} height={0} />
      </div>
      <Text as="div" grow>
        <Text as="h1" size="h4" strong={700} className={styles.title}>
          <bdi>{event.title}</bdi>
        </Text>
        <Row as="p" gap="md">
          {phaseOf(event, now) === 'live' && (
            <Text tone="success" strong rigid>
              {messages.liveDay(day, days)}
            </Text>
          )}
          <Text tone="secondary" cut className={styles.place}>
            {placeOf(event)}
          </Text>
        </Row>
      </Text>
    </Row>
  );
}
