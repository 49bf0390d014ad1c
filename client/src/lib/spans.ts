const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The largest two units of a span: `2 d 4 h`, `3 h 5 min`, `12 min`. */
export function formatSpan(ms: number): string {
  // Rounded up before it is split, so that no part reads "60 min".
  const total = Math.max(minute, Math.ceil(ms / minute) * minute);
  const days = Math.floor(total / day);
  const hours = Math.floor((total % day) / hour);
  const minutes = (total % hour) / minute;
  if (days > 0) return hours > 0 ? `${days} d ${hours} h` : `${days} d`;
  if (hours > 0) return minutes > 0 ? `${hours} h ${minutes} min` : `${hours} h`;
  return `${minutes} min`;
}

/** How long ago something was, in its largest unit: `just now`, `5 min ago`, `2 d ago`. */
export function formatAgo(ms: number): string {
  if (ms < minute) return 'just now';
  if (ms < hour) return `${Math.floor(ms / minute)} min ago`;
  return ms < day ? `${Math.floor(ms / hour)} h ago` : `${Math.floor(ms / day)} d ago`;
}
