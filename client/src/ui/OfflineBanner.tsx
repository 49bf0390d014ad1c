import { useOnline } from '../data/connection/useOnline';
import { useReachability } from '../data/connection/useReachability';
import { Notice } from './Notice';
import { messages } from './messages';
import styles from './parts.module.css';

/** Says that the network or the server is gone, or that this person asked for too much at once, for as long as it is so. */
export function OfflineBanner() {
  const online = useOnline();
  const { serverAnswers, isPaused } = useReachability();
  const reachable = serverAnswers ? isPaused && messages.paused : messages.unreachable;
  const text = online ? reachable : messages.offline;
  return (
    <div aria-live="polite">
      {text && (
        <Notice kind="warning" className={styles.banner}>
          {text}
        </Notice>
      )}
    </div>
  );
}
