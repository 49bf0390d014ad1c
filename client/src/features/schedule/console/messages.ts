import { counted } from '../../../lib/bidi';
import { plural } from '../../../lib/format';
import { catalogue } from '../../../lib/i18n';
import type { Session } from '../lib/agenda-entries';

const inList = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** Texts of those who edit the programme. */
export const messages = catalogue('schedule-console', {
  add: 'Add session',
  import: 'Import',
  edit: 'Edit session',
  remove: 'Remove session',
  views: { label: 'View', programme: 'Programme', arrange: 'Arrange' },
  arrangeHint:
    'Drag a session to another time or track, drag its lower edge to change its length, or drag over free time to add one. With the keyboard: Space picks a session up, the arrow keys move it, Shift with the arrow keys changes its length.',
  timeline: 'Sessions of the day by track',
  noTrack: 'No track, for everyone',
  form: {
    newTitle: 'Add session',
    editTitle: 'Edit session',
    create: 'Add session',
    save: 'Save session',
    kind: 'Type',
    kinds: { SESSION: 'Session', BREAK: 'Break' },
    title: 'Title',
    titleMissing: 'Enter a title.',
    description: 'Description',
    day: 'Day',
    from: 'Starts',
    to: 'Ends',
    timeMissing: 'Enter a time.',
    endsBeforeStart: 'The end has to be after the start.',
    track: 'Track',
    room: 'Room or place',
    speakers: 'Speakers',
    speakersHint: 'Search by name or organization.',
    groups: { speakers: 'Speakers of the event', everyone: 'Other attendees', invited: 'Not joined yet' },
    searching: 'Searching…',
    nobody: 'Nobody found',
    searchFailed: 'The search failed. Type again to retry.',
    loadFailed: 'The session could not be loaded',
    missing: 'This session is no longer in the programme',
    missingText: 'Someone has removed it in the meantime.',
  },
  agendas: (count: number) =>
    `${plural(count, 'person has', 'people have')} it in their agenda and will be told what changes.`,
  agendasShort: (count: number) => `In ${plural(count, 'agenda')}`,
  clashTitle: (count: number) => `Clashes with ${plural(count, 'other session')}`,
  clash: (title: string, time: string, reasons: readonly string[]) =>
    `“${title}”, ${time}: ${inList(reasons)}`,
  sameSpeaker: (names: readonly string[]) =>
    `${inList(names)} ${counted(names.length, { one: 'speaks', other: 'speak' })} there`,
  sameRoom: (room: string) => `same room (${room})`,
  sameTrack: 'same track',
  outside: 'This is outside the dates of the event.',
  noClash: 'No clashes',
  clashesWith: (titles: readonly string[]) => `Clashes with ${inList(titles.map((title) => `“${title}”`))}`,
  added: (title: string) => `“${title}” was added`,
  saved: (title: string) => `“${title}” was saved`,
  moved: (title: string, time: string) => `“${title}” was moved to ${time}`,
  resized: (title: string, time: string) => `“${title}” now ends at ${time}`,
  removed: (title: string) => `“${title}” was removed`,
  notMoved: (title: string, reason: string) => `“${title}” was not moved. ${reason}`,
  removeTitle: (title: string) => `Remove “${title}”?`,
  removeText: 'It is taken off the schedule.',
  removeAgendas: (count: number) =>
    counted(count, {
      one: '# person loses it from their agenda and is told.',
      other: '# people lose it from their agenda and are told.',
    }),
  removeSpeakers: (count: number) =>
    counted(count, { one: '# speaker is told.', other: '# speakers are told.' }),
  ratings: {
    title: 'Ratings',
    mean: (mean: number, count: number) => `${mean.toFixed(1)} of 5 stars, ${plural(count, 'rating')}`,
    stars: (stars: number) => plural(stars, 'star'),
    comments: 'Comments',
    anonymous: 'Comments are shown without names.',
    loadFailed: 'The ratings could not be loaded',
    moreFailed: 'More comments could not be loaded.',
    emptyTitle: 'No ratings yet',
    emptyText: 'Attendees can rate the session now that it is over.',
    noComments: 'There are no comments yet.',
  },
  label: ({ title, track, location }: Session, time: string) =>
    [title, time, track, location].filter(Boolean).join(', '),
} as const);
