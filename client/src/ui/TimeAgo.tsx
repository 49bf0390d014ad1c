import { formatAgo } from '../lib/spans';
import { useNow } from './hooks/useNow';

/** How long ago an instant was: "5 min ago". */
export function TimeAgo({ at }: { at: string }) {
  const now = useNow();
  return <time dateTime={at}>{formatAgo(now.getTime() - Date.parse(at))}</time>;
}
