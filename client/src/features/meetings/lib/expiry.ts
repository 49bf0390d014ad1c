import { formatSpan } from '../../../lib/spans';
import { formatRelativeDay, formatTime } from '../../../lib/time';
import { messages } from '../messages';

const SOON_MS = 6 * 60 * 60_000;

/** When an unanswered request expires: a span while it is near, else day and time of the event. */
export function expiryText(expiresAt: string, now: Date, zone: string): string {
  const left = Date.parse(expiresAt) - now.getTime();
  if (left <= SOON_MS) return messages.expiresIn(formatSpan(left));
  const day = formatRelativeDay(expiresAt, zone, now);
  const words = ['Today', 'Tomorrow'].includes(day) ? day.toLowerCase() : day;
  return messages.expires(`${words}, ${formatTime(expiresAt, zone)}`);
}
