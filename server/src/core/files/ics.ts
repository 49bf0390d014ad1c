import ical, {
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalEventData,
} from 'ical-generator';

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

const PRODUCT = '//Podium//Podium//EN';
/** Line breaks stay and are escaped; other control characters could break a line of the file. */
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f\u0085\u2028\u2029]/g;
const clean = (text: string): string => text.replace(/\r\n?/g, '\n').replace(CONTROL, ' ');
const oneLine = (text: string): string => clean(text).replace(/\n/g, ' ');
/** The library escapes what stands in an entry, but not the head. */
const escaped = (text: string): string => oneLine(text).replace(/[\\;,]/g, '\\$&');

const toEvent = (entry: CalendarEntry): ICalEventData => ({
  id: entry.uid,
  sequence: entry.sequence,
  status: ICalEventStatus[entry.status],
  start: entry.startsAt,
  end: entry.endsAt,
  summary: oneLine(entry.title),
  ...(entry.description ? { description: clean(entry.description) } : {}),
  ...(entry.location ? { location: oneLine(entry.location) } : {}),
  transparency:
    entry.status === 'CONFIRMED' ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
});

/** A calendar file (RFC 5545). Times are UTC instants, right in every zone; X-WR-TIMEZONE says in which zone to show them. */
export const calendarOf = ({ name, timezone }: CalendarHead, entries: readonly CalendarEntry[]): string => {
  const calendar = ical({
    prodId: PRODUCT,
    method: ICalCalendarMethod.PUBLISH,
    name: escaped(name),
    events: entries.map(toEvent),
  });
  // Not the library's own `timezone`, which would write local times, nor its `x`, which comes after the events (RFC 5545, 3.6).
  const zone = `\r\nX-WR-TIMEZONE:${timezone}\r\n`;
  // The library leaves out the last line's end.
  return `${calendar.toString().replace(/\r\n(?=BEGIN:VEVENT|END:VCALENDAR)/, zone)}\r\n`;
};
