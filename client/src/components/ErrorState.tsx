import { DisconnectOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { errorMessage } from '../lib/errors';
import { messages } from './messages';
import styles from './States.module.css';

interface ErrorStateProps {
  error: unknown;
  title?: string;
  onRetry?: () => unknown;
}

/** Says what went wrong, and offers the way on. */
export function ErrorState({ error, title = messages.failedTitle, onRetry }: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <span className={styles.icon} aria-hidden>
        <DisconnectOutlined aria-hidden />
      </span>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{errorMessage(error)}</p>
      {onRetry && <Button onClick={() => void onRetry()}>{messages.retry}</Button>}
    </div>
  );
}
