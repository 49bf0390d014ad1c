import { counted } from '../../lib/bidi';
import { fullName, plural } from '../../lib/format';
import { catalogue } from '../../lib/i18n';
import { listed } from '../../lib/language';
import { formatTime } from '../../lib/time';
import type { AgendaEntry } from './lib/agenda-entries';

type Meeting = Extract<AgendaEntry, { kind: 'meeting' }>['meeting'];

/** The words for an entry of the agenda within a sentence: "your meeting with Daniel Weber, 02:00 pm". */
function entryName(entry: AgendaEntry, zone: string): string {
  const time = formatTime(entry.startsAt, zone);
  if (entry.kind === 'session') return `“${entry.session.title}”, ${time}`;
  if (entry.kind === 'busy') {
    const { note } = entry.busyTime;
    return `your busy time${note ? ` (${note})` : ''}, ${time}`;
  }
  const { status, other } = entry.meeting;
  const what = status === 'PENDING' ? 'your meeting request' : 'your meeting';
  return `${what}${other ? ` with ${fullName(other)}` : ''}, ${time}`;
}

const inList = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join('; ')} and ${parts.at(-1)}`;

const clashesWith = (entries: readonly AgendaEntry[], zone: string): string =>
  `Clashes with ${inList(entries.map((entry) => entryName(entry, zone)))}`;

const shortName = (entry: AgendaEntry): string => {
  if (entry.kind === 'session') return entry.session.title;
  if (entry.kind === 'busy') return entry.busyTime.note || 'busy time';
  return entry.meeting.other ? fullName(entry.meeting.other) : 'a meeting';
};

/** Texts of the programme and the viewer's agenda. */
export const messages = catalogue('schedule', {
  title: 'Schedule',
  count: (count: number) => plural(count, 'session'),
  loadFailed: 'The schedule could not be loaded',
  views: { label: 'View', programme: 'Programme', agenda: 'My agenda' },
  days: 'Days of the event',
  programme: 'Programme of the day',
  filter: 'Filter the programme',
  search: 'Search by title, track, room or speaker',
  searchHint: 'Search sessions',
  track: 'Track',
  anyTrack: 'Any track',
  kind: 'Type',
  anyKind: 'Any type',
  kinds: { SESSION: 'Sessions', BREAK: 'Breaks', POD: 'Pods' },
  mine: 'Only my agenda',
  moments: { past: 'Ended', now: 'Now', next: 'Next', later: '' },
  otherTrack: 'No track',
  myMeetings: 'My meetings',
  earlier: (count: number) => `Earlier today: ${plural(count, 'session')}`,
  hideEarlier: 'Hide earlier sessions',
  nowAt: (time: string) => `Now, ${time}`,
  emptyTitle: 'The programme is not published yet',
  emptyText: 'Sessions appear here as soon as the organisers add them.',
  emptyDayTitle: 'Nothing planned on this day',
  emptyDayText: 'Choose another day to see its sessions.',
  noMatchTitle: 'No session matches',
  noMatchText: 'Try other words or fewer filters.',
  emptyMatchDayTitle: 'No session matches on this day',
  matchesOn: (count: number, day: string) => `${plural(count, 'match', 'matches')} on ${day}`,
  clearFilters: 'Clear filters',

  speakers: 'Speakers',
  moreSpeakers: (count: number) => `+${count}`,
  youSpeak: 'You speak here',
  session: 'Session',
  closeSession: 'Close the session',
  sessionMissing: 'This session is no longer in the programme',
  sessionMissingText: 'The organisers may have moved or removed it.',
  about: 'About this session',
  noDescription: 'There is no description yet.',

  add: 'Add to my agenda',
  remove: 'Remove from my agenda',
  addNamed: (title: string) => `Add to my agenda: ${title}`,
  removeNamed: (title: string) => `Remove from my agenda: ${title}`,
  addAnyway: 'Add anyway',
  clashesWith,
  clashesShort: (entries: readonly AgendaEntry[]) => `Clashes with ${listed(entries.map(shortName))}`,
  addedWithClash: (entries: readonly AgendaEntry[], zone: string) =>
    `Added to your agenda. ${clashesWith(entries, zone)}.`,
  notAdded: 'The session could not be added to your agenda. Please try again.',
  notRemoved: 'The session could not be removed from your agenda. Please try again.',

  today: 'Today',
  agendaFailed: 'Your agenda could not be loaded',
  agendaEmptyTitle: 'Your agenda is empty',
  agendaEmptyText: 'Add sessions from the programme, or request meetings for the free times below.',
  seeProgramme: 'See the programme',
  nothingPlanned: 'Nothing planned',
  free: 'Free',
  findSomebody: 'Find someone to meet',
  addBusy: 'Add busy time',
  feed: {
    open: 'Subscribe in your calendar',
    openShort: 'Calendar',
    title: 'Your agenda in your calendar',
    heading: 'Subscribe',
    lead: 'Your calendar app stays up to date with your agenda: the sessions you add and the meetings you agree on.',
    secret: 'Anyone who has the link can read your agenda, so keep it to yourself.',
    loadFailed: 'Your link could not be loaded',
    create: 'Create my link',
    notCreated: 'The link could not be created. Please try again.',
    link: 'Link for your calendar app',
    once: 'Open the link in your calendar or copy it now: it is shown only once.',
    openInCalendar: 'Open in my calendar',
    copy: 'Copy link',
    copied: 'The link was copied',
    notCopied: 'The link could not be copied. Please select it and copy it yourself.',
    created: 'You created a link',
    lastRead: 'A calendar last read it',
    neverRead: 'No calendar has read it yet.',
    renew: 'Create a new link',
    renewTitle: 'Create a new link?',
    renewText:
      'Your current link stops working. Calendars that use it are no longer updated until you give them the new one.',
    revoke: 'Turn off the link',
    revokeTitle: 'Turn off the link?',
    revokeText: 'Calendars that use it are no longer updated. You can create another link at any time.',
    revoked: 'The link no longer works',
    notRevoked: 'The link could not be turned off. Please try again.',
    fileHeading: 'Download a file',
    fileText: 'The file contains your agenda as it is now. Later changes are not included.',
    download: 'Download calendar file',
  },
  addToCalendar: 'Add to calendar',
  calendarFailed: 'The calendar file could not be created. Please try again.',
  print: 'Print',
  eventTime: (zone: string) => `Times are in event time (${zone})`,
  removeBusy: 'Remove busy time',
  removeBusyNamed: (name: string, time: string) => `Remove busy time: ${name}, ${time}`,
  busyNotRemoved: 'The busy time could not be removed. Please try again.',
  busyForm: {
    title: 'Add busy time',
    lead: 'This time will not be offered for meetings with you.',
    day: 'Day',
    from: 'From',
    to: 'To',
    timeMissing: 'Please enter a time.',
    endsBeforeStart: 'The end has to be after the start.',
    note: 'Reason',
    notePlaceholder: 'Lunch with the team',
    noteHint: 'Only you see the reason.',
    reasons: ['Lunch', 'Prayer', 'Phone call', 'Break'],
    submit: 'Add busy time',
  },
  busy: 'Busy',
  pod: (name: string) => `Pod: ${name}`,
  meetingWith: ({ status, other }: Meeting): string => {
    const what = status === 'PENDING' ? 'Meeting request' : 'Meeting';
    return other ? `${what} with ${fullName(other)}` : what;
  },

  talk: {
    titles: { now: 'My talk is on', next: 'My next talk', over: 'My last talk', none: 'My talk' },
    none: 'The programme has no talk of yours yet. The organisers put it in.',
    audience: (count: number) =>
      counted(count, { one: '# person plans to come', other: '# people plan to come' }),
    missing: 'The programme shows speakers with picture and introduction.',
    add: { picture: 'Add a picture', introduction: 'Introduce yourself' },
  },
  nowHeading: 'On now',
  nextHeading: 'Next',
  laterHeading: 'Later',
  until: (time: string) => `until ${time}`,
  seeSchedule: 'See the full schedule',
  nothingLeft: 'There are no more sessions',
  nothingLeftText: 'Look back at the programme, or plan your meetings.',
} as const);
