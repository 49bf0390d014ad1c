import { ErrorState } from './ErrorState';
import { LoadingLines } from './LoadingLines';

interface PendingProps {
  error: Error | undefined;
  refetch: () => unknown;
  /** Says what failed. */
  title?: string;
  rows?: number;
  avatar?: boolean;
}

/** In the place of an answer: that it is on its way, or why it did not come. */
export function Pending({ error, refetch, title, ...lines }: PendingProps) {
  return error ? <ErrorState error={error} title={title} onRetry={refetch} /> : <LoadingLines {...lines} />;
}
