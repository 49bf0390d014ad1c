import type { AnnouncementStatus, AttendeeCategory, CompanyKind } from '../../generated/graphql';
import { formatNumber, plural } from '../../lib/format';
import { catalogue } from '../../lib/i18n';
import { panelTexts, people } from './panel-texts';

const status: Record<AnnouncementStatus, string> = {
  DRAFT: 'Draft',
  SCHEDULED: 'Scheduled',
  SENDING: 'Sending',
  SENT: 'Sent',
  CANCELLED: 'Cancelled',
};

const categories: Record<AttendeeCategory, string> = {
  ATTENDEE: 'Attendees',
  SPEAKER: 'Speakers',
  INVESTOR: 'Investors',
};

const kinds: Record<CompanyKind, string> = {
  IT_EXPORTER: 'IT exporters',
  EXHIBITOR: 'Exhibitors',
  STARTUP: 'Startups',
  SPONSOR: 'Sponsors',
};

/** Texts of this feature. */
export const messages = catalogue('announcements', {
  title: 'Announcements',
  description: 'Tell everybody, or just the people it concerns, in the portal and by mail.',
  announcements: (count: number) => plural(count, 'announcement'),
  status,
  categories,
  kinds,
  write: 'New announcement',
  search: 'Search announcements',
  searchHint: 'Title or text',
  filter: 'Filter announcements',
  anyStatus: 'Any status',
  statusLabel: 'Status',
  emptyTitle: 'No announcements yet',
  emptyText:
    'Lunch is served, the room has changed, the buses leave at six: write it once, and everybody concerned has it within seconds.',
  noMatchTitle: 'No announcement matches',
  noMatchText: 'Try other words, or another status.',
  clearFilters: 'Clear search and filters',
  columns: {
    title: 'Title',
    status: 'Status',
    audience: 'For',
    channels: 'By',
    when: 'When',
    recipients: 'Recipients',
    reached: 'Reached',
    author: 'Written by',
  },
  portal: 'Portal',
  mail: 'Mail',
  portalAndMail: 'Portal and mail',
  notSentYet: 'Not sent yet',
  reached: (reached: number, of: number) =>
    `${formatNumber(reached)} (${of > 0 ? Math.round((reached / of) * 100) : 0}%)`,
  form: {
    newTitle: 'New announcement',
    editTitle: 'Edit announcement',
    review: 'Save and review',
    title: 'Title',
    titleMissing: 'Enter a title.',
    titlePlaceholder: 'Lunch is in hall 2 today',
    text: 'Text',
    textMissing: 'Enter a text.',
    textHint: 'Plain text. An empty line begins a new paragraph.',
    audience: 'Who gets it',
    status: 'People',
    confirmed: 'Confirmed',
    invited: 'Invited, not confirmed yet',
    invitedNote: 'Invited people cannot open the portal yet: they are reached by mail.',
    category: 'Role',
    anyCategory: 'Any role',
    kinds: 'In the team of',
    anyKind: 'Any company, or none',
    interests: 'Interested in',
    anyInterest: 'Anything',
    countries: 'Country',
    anyCountry: 'Any country',
    entered: 'At the event',
    enteredOptions: { any: 'Entered or not', yes: 'Has entered', no: 'Has not entered yet' },
    meetings: 'Meetings',
    meetingsOptions: {
      any: 'With or without',
      yes: 'Has a confirmed meeting',
      no: 'Has no confirmed meeting',
    },
    channels: 'How it is sent',
    channelsMissing: 'Choose at least one.',
    inPortal: 'In the portal, as a notification',
    byMail: 'By mail',
  },
  audience: {
    counting: 'Counting people …',
    failed: 'The people could not be counted.',
    count: people,
    nobody: 'Nobody matches',
    byChannel: (inPortal: number | null, byMail: number | null) =>
      [
        inPortal === null ? '' : `${formatNumber(inPortal)} in the portal`,
        byMail === null ? '' : `${formatNumber(byMail)} by mail`,
      ]
        .filter(Boolean)
        .join(', '),
    now: 'As of now. Who matches is looked at again when it is sent.',
  },
  words: {
    confirmed: 'All confirmed people',
    invited: 'The invited',
    invitedOnly: 'invited',
    teams: (names: string) => `in teams of ${names}`,
    interests: (names: string) => `interested in ${names}`,
    countries: (names: string) => `from ${names}`,
    entered: 'has entered',
    notEntered: 'has not entered yet',
    withMeetings: 'with a meeting',
    withoutMeetings: 'without a meeting',
  },
  panel: panelTexts,
  done: {
    sending: (title: string) => `“${title}” is being sent.`,
    scheduled: (title: string, time: string) => `“${title}” is sent ${time}.`,
    cancelled: (title: string) => `“${title}” is not sent.`,
    deleted: (title: string) => `“${title}” was deleted.`,
    copied: 'A draft with the same text was made.',
  },
  deleteTitle: (title: string) => `Delete “${title}”?`,
  deleteText: 'Nobody has got it. It cannot be brought back.',
  deleteAct: 'Delete announcement',
} as const);
