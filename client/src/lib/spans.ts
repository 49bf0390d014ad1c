import { messages } from './messages';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The largest two units of a span: `2 d 4 h`, `3 h 5 min`, `12 min`. */
export function formatSpan(ms: number): string {
  // Rounded up before it is split, so that no part reads "60 min".
  const total = Math.max(minute, Math.ceil(ms / minute) * minute);
  const [days, hours, minutes] = [total / day, (total % day) / hour, (total % hour) / minute].map(Math.floor);
  const parts = [
    days && messages.span.days(days),
    hours && messages.span.hours(hours),
    minutes && messages.span.minutes(minutes),
  ];
  return parts
    .slice(days ? 0 : 1, days ? 2 : 3)
    .filter(Boolean)
    .join(messages.span.joint);
}

/** How long ago something was, in its largest unit: `just now`, `5 min ago`, `2 d ago`. */
export function formatAgo(ms: number): string {
  const { span } = messages;
  if (ms < minute) return span.justNow;
  if (ms < hour) return span.ago(span.minutes(Math.floor(ms / minute)));
  return span.ago(ms < day ? span.hours(Math.floor(ms / hour)) : span.days(Math.floor(ms / day)));
}
