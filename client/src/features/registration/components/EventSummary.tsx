import { CalendarOutlined, EnvironmentOutlined } from '@ant-design/icons';
import { Cover } from '../../../components/Cover';
import { Skeleton, SkeletonBlock } from '../../../components/Skeleton';
import type { EventSummary_EventFragment } from '../../../generated/graphql';
import { placeOf } from '../../../lib/place';
import { formatDayRange } from '../../../lib/time';
import styles from './EventSummary.module.css';

const coverHeight = 120;

/** The event that it is about: cover, title, when and where. */
export function EventSummary({ event }: { event: EventSummary_EventFragment }) {
  const place = placeOf(event);
  return (
    <section className={styles.event} aria-label={event.title}>
      <Cover src={event.coverUrl} seed={event.id} height={coverHeight} />
      <div className={styles.body}>
        <p className={styles.title}>{event.title}</p>
        {event.tagline && <p className={styles.tagline}>{event.tagline}</p>}
        <ul className={styles.facts}>
          <li>
            <CalendarOutlined aria-hidden />
            {formatDayRange(event.startsAt, event.endsAt, event.timezone)}
          </li>
          {place && (
            <li>
              <EnvironmentOutlined aria-hidden />
              {place}
            </li>
          )}
        </ul>
      </div>
    </section>
  );
}

/** As tall as the event will be. */
export function EventSummarySkeleton({ label }: { label: string }) {
  return (
    <output className={styles.event} aria-label={label} style={{ display: 'block', padding: 0 }}>
      <SkeletonBlock height={coverHeight} />
      <div className={styles.body}>
        <Skeleton rows={2} />
      </div>
    </output>
  );
}
