import type { CSSProperties } from 'react';
import { formatTime } from '../../lib/time';
import { hoursBetween, minutesBetween } from '../../lib/timeline-layout';
import { messages } from '../messages';
import styles from './Timeline.module.css';

/** The hours along the timeline, with a label at the present time. */
export function TimeAxis({ from, to, zone, now }: { from: string; to: string; zone: string; now?: Date }) {
  const hours = hoursBetween(from, to);
  return (
    <div className={styles.axis} aria-hidden>
      {hours.map((hour) => (
        <span
          key={hour}
          className={styles.hour}
          style={{ '--start': minutesBetween(from, hour) } as CSSProperties}
        >
          {formatTime(hour, zone)}
        </span>
      ))}
      {now && (
        <span className={styles.nowLabel} style={{ '--start': minutesBetween(from, now) } as CSSProperties}>
          {messages.now}
        </span>
      )}
    </div>
  );
}
