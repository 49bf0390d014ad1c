import { formatSpan } from '../lib/spans';
import { useNow } from './hooks/useNow';
import { messages } from './messages';

interface CountdownProps {
  /** The instant that is counted down to. */
  to: string;
  /** Stands once it has come. */
  over?: string;
}

/** How long until an instant: "in 12 min". */
export function Countdown({ to, over = messages.now }: CountdownProps) {
  const left = Date.parse(to) - useNow(15_000).getTime();
  return <time dateTime={to}>{left > 0 ? messages.inSpan(formatSpan(left)) : over}</time>;
}
