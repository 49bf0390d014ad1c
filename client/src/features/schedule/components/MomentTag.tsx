import type { Moment } from '../lib/now-and-next';
import { messages } from '../messages';
import styles from './MomentTag.module.css';

/** "Now" or "Next", where a session is either. */
export function MomentTag({ moment }: { moment: Moment | undefined }) {
  if (moment !== 'now' && moment !== 'next') return null;
  return (
    <span className={styles.tag} data-moment={moment}>
      {messages.moments[moment]}
    </span>
  );
}
