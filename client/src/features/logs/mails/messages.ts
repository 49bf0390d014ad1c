import type { MailStatus } from '../../../generated/graphql';
import { plural } from '../../../lib/format';
import { catalogue } from '../../../lib/i18n';

const statuses: Record<MailStatus, string> = {
  QUEUED: 'Waiting',
  SENT: 'Sent',
  FAILED: 'Failed',
  KEPT: 'Kept here',
};

const templates: Record<string, string> = {
  announcement: 'Announcement',
  invitation: 'Invitation',
  'invitation-reminder': 'Reminder of an invitation',
  'planned-reminder': 'Planned reminder of an invitation',
  'meeting-requested': 'Meeting requested',
  'meeting-confirmed': 'Meeting confirmed',
  'meeting-changed': 'Meeting changed',
  'timetable-changed': 'Timetable of meetings',
  'meeting-cancelled': 'Meeting cancelled',
  'meeting-reminder': 'Reminder of a meeting',
  'one-time-code': 'One-time code',
  'verify-email': 'Confirmation of an address',
  'set-password': 'Welcome, set a password',
  'password-reset': 'New password',
  'role-raised': 'New rights',
};

/** Texts of this feature. */
export const messages = catalogue('mails', {
  title: 'Mail log',
  description: 'Every e-mail about this event, and whether it has left.',
  statuses,
  templates,
  template: (name: string) => templates[name] ?? name.replaceAll('-', ' '),
  filter: 'Filter mails',
  search: 'Search mails',
  searchHint: 'Address',
  status: 'Status',
  anyStatus: 'Any status',
  kind: 'Kind',
  anyKind: 'Any kind',
  columns: {
    recipient: 'To',
    status: 'Status',
    template: 'Kind',
    subject: 'Subject',
    createdAt: 'Written',
    sentAt: 'Sent',
    attempts: 'Tries',
  },
  none: '–',
  emptyTitle: 'No mails yet',
  emptyText: 'Invitations, reminders and announcements by mail appear here.',
  noMatchTitle: 'No mail matches',
  noMatchText: 'Try another address or other filters.',
  clearFilters: 'Clear search and filters',
  panel: {
    title: 'Mail',
    gone: 'This mail is not on this page of the list any more.',
    failed: (tries: number) => `Could not be sent after ${plural(tries, 'try', 'tries')}`,
    refused: (since: string) => `Its address was refused for good on ${since}: nothing is sent there.`,
    retry: 'Send to it again',
    retried: 'The next mail is sent there again.',
    retryFailed: 'This could not be saved. Please try again.',
    kept: 'There is no mail server: it was kept here instead of being sent.',
    text: 'Text',
    secret: 'The text is not shown: it carries a code or link for its recipient alone.',
    leaving: 'Texts are shown of mails that were kept here instead of being sent.',
    dropped: 'The text was dropped when the mail was sent.',
  },
} as const);
