import { EmptyState } from '../../../components/EmptyState';
import { ErrorState } from '../../../components/ErrorState';
import { SkeletonBlock } from '../../../components/Skeleton';
import { hasCode } from '../../../lib/errors';
import type { Thread } from '../hooks/useThread';
import { messages } from '../messages';
import styles from './ConversationThread.module.css';

/** Why there is nothing to show yet, or at all. */
export function ThreadPlaceholder({ thread }: { thread: Thread }) {
  const { error } = thread;
  if (!error)
    return (
      <div className={styles.loading} aria-hidden>
        {[220, 160, 260, 120].map((width) => (
          <SkeletonBlock key={width} width={width} height={44} />
        ))}
      </div>
    );
  return (
    <div className={styles.middle}>
      {hasCode(error, 'NOT_FOUND') ? (
        <EmptyState title={messages.threadMissing} text={messages.threadMissingText} />
      ) : (
        <ErrorState error={error} title={messages.threadFailed} onRetry={() => thread.refetch()} />
      )}
    </div>
  );
}
