import { counted } from '../../lib/bidi';
import { formatNumber, plural } from '../../lib/format';
import { catalogue } from '../../lib/i18n';

const people = (count: number): string => plural(count, 'person', 'people');
const percent = (part: number, of: number): string => (of > 0 ? `${Math.round((part / of) * 100)}%` : '0%');

const categoryNames: Record<string, string> = {
  ATTENDEE: 'Attendees',
  SPEAKER: 'Speakers',
  INVESTOR: 'Investors',
};

/** Texts of this feature. */
export const messages = catalogue('statistics', {
  title: 'Statistics',
  description: 'The event in numbers, updated while this page is open.',
  print: 'Print',
  printedAt: (time: string) => `As of ${time}`,
  loading: 'The statistics are loading',
  loadFailed: 'The statistics could not be loaded',
  cards: {
    label: 'Right now',
    attendees: 'Registrations',
    confirmed: 'Confirmed',
    checkedIn: 'Checked in',
    inside: 'Inside now',
    meetings: 'Meetings',
    messages: 'Messages',
    of: (part: number, of: number, what: string) => `${percent(part, of)} of ${what}`,
    registrations: 'registrations',
    confirmedOnes: 'the confirmed',
    checkedInOnes: 'the checked in',
    accepted: (count: number) => `${formatNumber(count)} accepted`,
  },
  sections: {
    registrations: 'Registrations',
    door: 'At the door',
    meetings: 'Meetings',
    people: 'Who is there',
    contact: 'Messages and bookmarks',
  },
  nothingYet: 'Nothing to count yet',
  days: 'Day',
  unknown: 'Not provided',
  others: (count: number) => plural(count, 'other'),
  people: 'People',
  day: 'Day',
  week: 'Week from',
  month: 'Month',
  /** The time that a column of a chart stands for. */
  during: {
    day: (day: string) => `on ${day}`,
    week: (day: string) => `in the week from ${day}`,
    month: (month: string) => `in ${month}`,
  },
  hour: 'Hour',
  registrations: {
    title: 'Registrations over time',
    added: 'Registered',
    confirmed: 'Confirmed',
    summary: (total: number, confirmed: number, when: string) =>
      `${people(total)} registered and ${formatNumber(confirmed)} confirmed, most ${when}.`,
  },
  entries: {
    title: 'Scans in, by hour and gate',
    summary: (total: number, best: string) =>
      `${plural(total, 'scan')} of people coming in, most of them at ${best}; who came in twice counts twice.`,
    otherGates: 'Other gates',
  },
  headCount: {
    title: 'People inside',
    series: 'Inside at the end of the hour',
    summary: (most: number, at: string) =>
      `At most ${people(most)} ${counted(most, { one: 'was', other: 'were' })} inside, at ${at}.`,
  },
  firstEntries: {
    title: 'First entries by hour',
    series: 'First entries',
    summary: (total: number) =>
      counted(total, {
        one: '# person has come, counted at the first entry.',
        other: '# people have come, counted at their first entry.',
      }),
  },
  funnel: {
    title: 'From request to meeting',
    requested: 'Requested',
    accepted: 'Accepted',
    held: 'Held',
    meetings: 'Meetings',
    step: 'Step',
    summary: (requested: number, accepted: number, held: number) =>
      `Of ${plural(requested, 'request')}, ${percent(accepted, requested)} ${counted(requested, { one: 'was', other: 'were' })} accepted; ${formatNumber(held)} took place so far.`,
  },
  pods: {
    title: 'Use of the pods',
    pod: 'Pod',
    share: 'Share of the meeting hours in %',
    summary: (average: number, best: string, meetings: number) =>
      `On average ${formatNumber(average)}% of the meeting hours are taken; ${best} most, by ${plural(meetings, 'meeting')}.`,
  },
  messagesByDay: {
    title: 'Messages by day',
    series: 'Messages',
    summary: (total: number, when: string) => `${plural(total, 'message')}, most ${when}.`,
  },
  interests: {
    title: (group: string) => `Interests: ${group}`,
    heading: 'Interest',
    summary: (first: string, count: number) => `${first} was chosen most, by ${people(count)}.`,
  },
  countries: {
    title: 'Countries',
    heading: 'Country',
    summary: (first: string, count: number, countries: number) =>
      `Most come from ${first} (${formatNumber(count)}); ${plural(countries, 'country', 'countries')} in all.`,
  },
  categories: {
    title: 'Roles',
    heading: 'Role',
    names: categoryNames,
    summary: (names: string) => `${names}.`,
  },
  bookmarked: {
    title: 'Bookmarked most',
    heading: 'Person',
    series: 'Bookmarks',
    summary: (name: string, count: number) => `${name} was bookmarked ${plural(count, 'time')}.`,
  },
} as const);
