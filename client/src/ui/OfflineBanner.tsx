import { useOnline } from '../data/useOnline';
import { useServerAnswers } from '../data/useServerAnswers';
import { Notice } from './Notice';
import { messages } from './messages';
import styles from './parts.module.css';

/** Says that the network or the server is gone, for as long as it is. */
export function OfflineBanner() {
  const online = useOnline();
  const serverAnswers = useServerAnswers();
  return (
    <div aria-live="polite">
      {!(online && serverAnswers) && (
        <Notice kind="warning" className={styles.banner}>
          {online ? messages.unreachable : messages.offline}
        </Notice>
      )}
    </div>
  );
}
