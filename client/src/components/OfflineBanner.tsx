import { useOnline } from '../hooks/useOnline';
import { useServerAnswers } from '../hooks/useServerAnswers';
import { LightAlert } from './light/LightAlert';
import { messages } from './messages';
import styles from './OfflineBanner.module.css';

/** Says that the network or the server is gone, for as long as it is. */
export function OfflineBanner() {
  const online = useOnline();
  const serverAnswers = useServerAnswers();
  return (
    <div aria-live="polite" className={styles.banner}>
      {!(online && serverAnswers) && (
        <LightAlert kind="warning">{online ? messages.unreachable : messages.offline}</LightAlert>
      )}
    </div>
  );
}
