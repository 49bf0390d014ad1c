import { createEvents, type EventAttributes } from 'ics';

/** Something that stands in a calendar. */
export interface CalendarEntry {
  /** Stays the same for ever, so that a newer version takes the place of an older one. */
  uid: string;
  /** Which version it is; grows. */
  sequence: number;
  status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  startsAt: Date;
  endsAt: Date;
  title: string;
  description?: string | null;
  location?: string | null;
}

interface CalendarHead {
  name: string;
  timezone: string;
}

const PRODUCT = 'podium';
/** Line breaks stay and are escaped; other control characters could break a line of the file. */
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f\u0085\u2028\u2029]/g;
const clean = (text: string): string => text.replace(/\r\n?/g, '\n').replace(CONTROL, ' ');
const oneLine = (text: string): string => clean(text).replace(/\n/g, ' ');
/** The library escapes what stands in an entry, but not the head. */
const escaped = (text: string): string => oneLine(text).replace(/[\\;,]/g, '\\$&');

const toAttributes = ({
  startsAt,
  endsAt,
  title,
  description,
  location,
  ...rest
}: CalendarEntry): EventAttributes => ({
  ...rest,
  start: startsAt.getTime(),
  end: endsAt.getTime(),
  title: oneLine(title),
  ...(description ? { description: clean(description) } : {}),
  ...(location ? { location: oneLine(location) } : {}),
  transp: rest.status === 'CONFIRMED' ? 'OPAQUE' : 'TRANSPARENT',
});

/** A calendar file (RFC 5545). Times are UTC instants, right in every zone; X-WR-TIMEZONE says in which zone to show them. */
export const calendarOf = ({ name, timezone }: CalendarHead, entries: readonly CalendarEntry[]): string => {
  const head = { productId: PRODUCT, method: 'PUBLISH', calName: escaped(name) };
  const { error, value } = createEvents(entries.map(toAttributes), head);
  if (error || !value) throw error ?? new Error('The calendar was not written');
  return value.replace(/^X-PUBLISHED-TTL:.*$/m, `X-WR-TIMEZONE:${timezone}`);
};
