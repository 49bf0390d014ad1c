import { DateTime, IANAZone } from 'luxon';
import type { FieldError } from '../../core/errors';
import { dayError } from '../../core/graphql/input-rules';
import type { MeetingDay } from './event.entity';
import type { InterestGroupInput, UpdateEventInput } from './event.inputs';

/** The values that the rules about an event's times read. */
export interface EventTimes {
  timezone: string;
  startsAt: Date;
  endsAt: Date;
  meetingHours: readonly MeetingDay[];
}

const MAX_DAYS = 60;

const UNKNOWN_ZONE: FieldError = {
  path: 'input.timezone',
  message: 'There is no such time zone. Asia/Karachi would be one.',
};

/** The day that an instant falls on in a zone, YYYY-MM-DD. */
export const dayOf = (instant: Date, timezone: string): string =>
  DateTime.fromJSDate(instant, { zone: timezone }).toFormat('yyyy-MM-dd');

/** Errors in the beginning and end of an event. */
export const periodErrors = ({ startsAt, endsAt }: Pick<EventTimes, 'startsAt' | 'endsAt'>): FieldError[] => {
  if (endsAt <= startsAt)
    return [{ path: 'input.endsAt', message: 'The end has to come after the beginning.' }];
  const days = (endsAt.getTime() - startsAt.getTime()) / 86_400_000;
  return days > MAX_DAYS
    ? [{ path: 'input.endsAt', message: `An event lasts at most ${MAX_DAYS} days.` }]
    : [];
};

const overlap = (one: MeetingDay, other: MeetingDay): boolean =>
  one.date === other.date && one.from < other.to && other.from < one.to;

/** First and last day of an event. */
interface EventDays {
  first: string;
  last: string;
}

const hoursFault = (hours: readonly MeetingDay[], index: number, days: EventDays | null): string | null => {
  const { date, from, to } = hours[index] as Partial<MeetingDay>;
  // Malformed values are reported elsewhere.
  if (!date || !from || !to) return null;
  const problem = dayError(date);
  if (problem) return problem;
  if (days && (date < days.first || date > days.last)) return `${date} is not a day of the event.`;
  if (from >= to) return 'Meeting hours have to end after they begin.';
  const another = hours.some((other, place) => place < index && overlap(other, hours[index] as MeetingDay));
  return another ? `On ${date} meeting hours overlap.` : null;
};

const hoursErrors = (hours: readonly MeetingDay[], days: EventDays | null): FieldError[] =>
  hours.flatMap((_day, index) => {
    const message = hoursFault(hours, index, days);
    return message ? [{ path: `input.meetingHours.${index}`, message }] : [];
  });

/** Errors in the meeting hours; the zone and the period are right by then. */
export const meetingHoursErrors = ({
  timezone,
  startsAt,
  endsAt,
  meetingHours,
}: EventTimes): FieldError[] => {
  const first = dayOf(startsAt, timezone);
  // An event that ends at midnight does not reach into the new day.
  const last = dayOf(new Date(endsAt.getTime() - 1), timezone);
  return hoursErrors(meetingHours, { first, last });
};

/** Errors in the times of an event; its days are unknown without its zone. */
export const timesErrors = (times: EventTimes, isZoneKnown: boolean): FieldError[] => [
  ...periodErrors(times),
  ...(isZoneKnown ? meetingHoursErrors(times) : [UNKNOWN_ZONE, ...hoursErrors(times.meetingHours, null)]),
];

/** A zone that this server's calendar knows; whether the database knows it too is asked there. */
export const isZone = (timezone: string): boolean => IANAZone.isValidZone(timezone);

/** Errors in changes of an event beyond single fields; none for absent or malformed values. */
export const eventChangeErrors = (input: Partial<UpdateEventInput>): FieldError[] => {
  const { startsAt, endsAt } = input;
  const timezone = input.timezone?.trim();
  const meetingHours = input.meetingHours ?? [];
  const errors = interestErrors(input.interestGroups ?? []);
  if (timezone && !isZone(timezone)) errors.push(UNKNOWN_ZONE);
  if (startsAt && endsAt) errors.push(...periodErrors({ startsAt, endsAt }));
  const isMeasured = startsAt && endsAt && timezone && isZone(timezone);
  const hours = isMeasured
    ? meetingHoursErrors({ timezone, startsAt, endsAt, meetingHours })
    : hoursErrors(meetingHours, null);
  return [...errors, ...hours];
};

/** The same for a new event, which is in UTC unless it says otherwise. */
export const newEventErrors = (input: Partial<UpdateEventInput>): FieldError[] =>
  eventChangeErrors({ ...input, timezone: input.timezone?.trim() || 'UTC' });

const key = (text: string): string => text.trim().toLowerCase();
const repeated = (texts: readonly (string | undefined)[]): boolean => {
  const known = texts.filter((text) => text !== undefined).map(key);
  return new Set(known).size < known.length;
};

/** Errors in groups of interests, beyond the length of their texts. */
export const interestErrors = (groups: readonly InterestGroupInput[]): FieldError[] => [
  ...(repeated(groups.map(({ name }) => name))
    ? [{ path: 'input.interestGroups', message: 'Each group has a name of its own.' }]
    : []),
  ...(repeated(groups.map(({ groupId }) => groupId ?? undefined))
    ? [{ path: 'input.interestGroups', message: 'Name each group once.' }]
    : []),
  ...groups.flatMap(({ name, terms }: Partial<InterestGroupInput>, index) => {
    const path = `input.interestGroups.${index}`;
    if (name === undefined || terms === undefined) return [];
    if (!name.trim()) return [{ path: `${path}.name`, message: 'This is required.' }];
    if (terms.some((term) => !term.trim()))
      return [{ path: `${path}.terms`, message: 'A term is not empty.' }];
    return repeated(terms) ? [{ path: `${path}.terms`, message: `"${name}" has a term twice.` }] : [];
  }),
];
