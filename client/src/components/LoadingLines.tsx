import { Skeleton } from './Skeleton';
import { messages } from './messages';

interface LoadingLinesProps {
  rows?: number;
  avatar?: boolean;
}

/** A block of text that is on its way. */
export function LoadingLines({ rows = 3, avatar = false }: LoadingLinesProps) {
  return (
    <output aria-label={messages.loading}>
      <span aria-hidden>
        <Skeleton avatar={avatar ? 32 : undefined} rows={rows} />
      </span>
    </output>
  );
}
