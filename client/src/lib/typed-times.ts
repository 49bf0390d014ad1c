import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { withAsciiDigits } from './digits';
import { isDay } from './event-days';
import { joinDayTime } from './time';

dayjs.extend(utc);

/** `Sat 21 Nov 2026`: a day as a field shows it. */
export const showDay = (key: string): string => dayjs.utc(key).format('ddd D MMM YYYY');

/** `14:30` as a field shows it: `02:30 pm`. */
export const showClock = (time: string): string => dayjs.utc(`2000-01-01T${time}`).format('hh:mm a');

/** `2026-11-21T14:30`, the value of a field for day and time, in words. */
export const showLocal = (local: string): string => {
  const [day = '', time = ''] = local.split('T');
  return joinDayTime(showDay(day), showClock(time));
};

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** `09:05`: so many minutes after midnight. */
export const clockAt = (minutes: number): string =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;

/** A month by its number, or by at least three letters of its name in the language of the page or in English. */
function monthOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const start = text.toLowerCase();
  const months = Array.from({ length: 12 }, (_, index) => dayjs.utc(new Date(Date.UTC(2000, index))));
  const found = months.findIndex((month) =>
    [month, month.locale('en')].some((named) => named.format('MMMM').toLowerCase().startsWith(start)),
  );
  return start.length < 3 ? 0 : found + 1;
}

/** The year that puts a day without one less than half a year before `near`, or after it. */
function yearOf(monthAndDay: string, near: string): number {
  const year = Number(near.slice(0, 4));
  return dayjs.utc(near).diff(`${year}-${monthAndDay}`, 'day') > 183 ? year + 1 : year;
}

const yearFirst = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/;
const inNumbers = /^(?<day>\d{1,2})[./-](?<month>\d{1,2})(?:[./-](?<year>\d{4}))?$/;
const dayFirst =
  /^(?:[\p{L}\p{M}]+\.?[,،]?\s+)?(?<day>\d{1,2})\.?\s+(?<month>[\p{L}\p{M}]+)\.?(?:[,،]?\s+(?<year>\d{4}))?$/u;
const monthFirst = /^(?<month>[\p{L}\p{M}]+)\.?\s+(?<day>\d{1,2})(?:[,،]?\s+(?<year>\d{4}))?$/u;

/** Parses a typed day to `2026-11-21`; null for other text. Without a year it is the one closest to `near`. */
export function parseDay(text: string, near: string): string | null {
  const typed = withAsciiDigits(text).trim();
  const parts = [yearFirst, inNumbers, dayFirst, monthFirst]
    .map((pattern) => pattern.exec(typed)?.groups)
    .find((groups) => groups !== undefined);
  if (!parts) return null;
  const monthAndDay = `${twoDigits(monthOf(parts['month'] ?? ''))}-${twoDigits(Number(parts['day']))}`;
  const key = `${parts['year'] ?? yearOf(monthAndDay, near)}-${monthAndDay}`;
  return isDay(key) ? key : null;
}

/** Parses a typed time of day to `14:30`: on the 12-hour or the 24-hour clock, in the language of the page or in English. */
export function parseClock(text: string): string | null {
  const match = /^(\d{1,2})(?:[:.\s]?(\d{2}))?\s*(\p{L}[\p{L}.]*)?$/u.exec(
    withAsciiDigits(text).trim().toLowerCase(),
  );
  if (!match) return null;
  const [, hourText = '', minuteText = '00', half = ''] = match;
  const [hour, minute] = [Number(hourText), Number(minuteText)];
  if (hour > 23 || minute > 59) return null;
  const isHalf = (english: string, time: string): boolean =>
    half !== '' && (english.startsWith(half.replaceAll('.', '')) || dayjs.utc(time).format('a') === half);
  const isMorning = isHalf('am', '2000-01-01T09:00');
  const isAfternoon = isHalf('pm', '2000-01-01T21:00');
  if (half !== '' && ((!isMorning && !isAfternoon) || hour === 0 || hour > 12)) return null;
  if (half !== '') return clockAt(((hour % 12) + (isAfternoon ? 12 : 0)) * 60 + minute);
  // Hardly anything is held at night: `2:30` means the afternoon, `02:30` the night.
  const meansAfternoon = hourText.length === 1 && hour >= 1 && hour <= 6;
  return clockAt((meansAfternoon ? hour + 12 : hour) * 60 + minute);
}

const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}:]/gu, '');

/** Whether a time of day may complete the typed text. */
export function beginsClock(typed: string, time: string): boolean {
  const start = bare(typed.replace(/(?<=^\d+)[.\s](?=\d)/, ':'));
  return [showClock(time), time]
    .map(bare)
    .flatMap((full) => [full, full.replace(/^0/, '')])
    .some((full) => full.startsWith(start) || full.replace(':', '').startsWith(start));
}

/** The first day of the week where the reader's device is at home; 0 is Sunday. */
export function firstWeekday(): number {
  const locale = new Intl.Locale(navigator.language) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 1 };
  return firstDay % 7;
}
