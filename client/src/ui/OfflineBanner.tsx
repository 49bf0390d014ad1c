import { useOnline } from '../data/useOnline';
import { useReachability } from '../data/useReachability';
import { Notice } from './Notice';
import { messages } from './messages';
import styles from './parts.module.css';

/** Says that the network or the server is gone, or that it lets this person wait, for as long as it is so. */
export function OfflineBanner() {
  const online = useOnline();
  const { serverAnswers, isPaused } = useReachability();
  return (
    <div aria-live="polite">
      {!(online && serverAnswers) ? (
        <Notice kind="warning" className={styles.banner}>
          {online ? messages.unreachable : messages.offline}
        </Notice>
      ) : (
        isPaused && (
          <Notice kind="info" className={styles.banner}>
            {messages.paused}
          </Notice>
        )
      )}
    </div>
  );
}
