import { Link } from 'react-router-dom';
import { useEventContext } from '../../../hooks/useEventContext';
import { paths } from '../../../lib/paths';
import { formatTimeRange } from '../../../lib/time';
import type { Span } from '../../../lib/timeline-layout';
import { messages } from '../messages';
import styles from './FreeTile.module.css';

/** A free time, with the way to people to meet. */
export function FreeTile({ gap }: { gap: Span }) {
  const { event } = useEventContext();
  return (
    <Link className={styles.tile} to={paths.attendees(event.id)}>
      <span>
        {messages.free} · {formatTimeRange(gap.startsAt, gap.endsAt, event.timezone)}
      </span>
      <span className={styles.action}>{messages.findSomebody}</span>
    </Link>
  );
}
