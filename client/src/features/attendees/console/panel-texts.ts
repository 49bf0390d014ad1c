import { formatNumber, plural } from '../../../lib/format';

/** Texts of the part of a profile for organisers. */
export const panelTexts = {
  organizer: 'For organizers',
  status: 'Status',
  invited: 'Invitation sent',
  contact: 'E-mail',
  phone: 'Phone',
  noPhone: 'Not provided',
  entryCode: 'Entry code',
  noEntryCode: 'Is issued when the person accepts.',
  copyCode: 'Copy code',
  copyLink: 'Copy check-in link',
  copied: 'Copied',
  copyFailed: 'It could not be copied',
  activity: 'Activity',
  meetings: (count: number) => plural(count, 'meeting'),
  messages: (count: number) => plural(count, 'message'),
  bookmarks: (count: number) => plural(count, 'bookmark'),
  checkIns: 'Check-ins',
  noCheckIns: 'None yet',
  moreCheckIns: (count: number) => `${formatNumber(count)} in all`,
  direction: { IN: 'In', OUT: 'Out' },
  history: 'Change history',
  loadFailed: 'The organizer’s part could not be loaded',
} as const;
