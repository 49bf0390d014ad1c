import { Skeleton } from './Skeleton';
import { messages } from './messages';

/** A block of text that is on its way. */
export function LoadingLines({ rows = 3, avatar = false }: { rows?: number; avatar?: boolean }) {
  return (
    <output aria-label={messages.loading}>
      <span aria-hidden>
        <Skeleton avatar={avatar ? 32 : undefined} rows={rows} />
      </span>
    </output>
  );
}
