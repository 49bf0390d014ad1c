import { DisconnectOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { errorMessage } from '../data/errors/errors';
import { EmptyState } from './EmptyState';
import { messages } from './messages';

interface ErrorStateProps {
  error: unknown;
  title?: string;
  onRetry?: () => unknown;
}

/** Says what went wrong, and offers the way on. */
export function ErrorState({ error, title = messages.failedTitle, onRetry }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={<DisconnectOutlined aria-hidden />}
        title={title}
        text={errorMessage(error)}
        action={onRetry && <Button onClick={() => void onRetry()}>{messages.retry}</Button>}
      />
    </div>
  );
}
