import { Button } from 'antd';
import styles from './LoadMoreFailed.module.css';
import { messages } from './messages';

/** Stands at the end of a list whose next rows could not be loaded. */
export function LoadMoreFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div className={styles.failed} role="alert">
      <p>{text}</p>
      <Button onClick={onRetry}>{messages.retry}</Button>
    </div>
  );
}
