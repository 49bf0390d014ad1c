import { CalendarOutlined, EnvironmentOutlined } from '@ant-design/icons';
import type { EventSummary_EventFragment } from '../../../generated/graphql';
import { placeOf } from '../../../lib/place';
import { formatDayRange } from '../../../lib/time';
import { Cover, Panel, Row, Skeleton, SkeletonBlock, Stack, Text } from '../../../ui';
import styles from './registration.module.css';

const coverHeight = 96;

/** The event that it is about: cover, title, when and where. */
export function EventSummary({ event }: { event: EventSummary_EventFragment }) {
  const place = placeOf(event);
  return (
    <Panel as="section" pad="none" className={styles.event} aria-label={event.title}>
      <div className={styles.eventCover}>
        <Cover src={event.coverUrl} seed={event.id} height={coverHeight} />
      </div>
      <Text as="div" grow tone="secondary" className={styles.eventWords}>
        <Text as="p" size="lg" tone="text" strong={700}>
          <bdi>{event.title}</bdi>
        </Text>
        {event.tagline && (
          <p>
            <bdi>{event.tagline}</bdi>
          </p>
        )}
        <Stack as="ul" gap="xxs" className={styles.eventFacts}>
          <Row as="li" gap="xs" align="baseline">
            <CalendarOutlined aria-hidden />
            {formatDayRange(event.startsAt, event.endsAt, event.timezone)}
          </Row>
          {place && (
            <Row as="li" gap="xs" align="baseline">
              <EnvironmentOutlined aria-hidden />
              {place}
            </Row>
          )}
        </Stack>
      </Text>
    </Panel>
  );
}

/** As tall as the event will be. */
export function EventSummarySkeleton({ label }: { label: string }) {
  return (
    <Panel as="output" pad="none" className={styles.event} aria-label={label}>
      <SkeletonBlock height={coverHeight} />
      <div className={styles.eventWords}>
        <Skeleton rows={2} />
      </div>
    </Panel>
  );
}
