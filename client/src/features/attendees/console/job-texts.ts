import type {
  BulkJobKind,
  BulkJobLine_JobFragment,
  BulkJobReason,
  Language,
} from '../../../generated/graphql';
import { counted } from '../../../lib/bidi';
import { formatNumber, plural } from '../../../lib/format';

export const people = (count: number): string => plural(count, 'person', 'people');

const kinds: Record<BulkJobKind, string> = {
  INVITE: 'Sending invitations',
  REMIND: 'Sending reminders',
  REMOVE: 'Removing people',
  SET_CATEGORY: 'Changing the category',
  SET_COMPANY: 'Changing the company',
  ADD_TO_GROUP: 'Adding to a group',
  REMOVE_FROM_GROUP: 'Taking out of a group',
};
const bulkActions: Record<BulkJobKind, string> = {
  INVITE: 'Invite',
  REMIND: 'Remind',
  SET_CATEGORY: 'Category',
  SET_COMPANY: 'Company',
  ADD_TO_GROUP: 'Add to group',
  REMOVE_FROM_GROUP: 'Take out of group',
  REMOVE: 'Remove',
};
const WHEN = ' when you publish the event';
const reasons: Record<BulkJobReason, (count: number) => string> = {
  GONE: (count) => `${people(count)} removed in the meantime`,
  UNCHANGED: (count) => `${people(count)} already had this value`,
  HAS_JOINED: (count) => `${people(count)} already accepted or applied`,
  ALREADY_INVITED: (count) => `${people(count)} already invited`,
  MAILED_RECENTLY: (count) => `${people(count)} e-mailed in the last 10 minutes`,
  ADMINISTRATOR: (count) => `${people(count)} may only be changed by an administrator`,
};
const results: Record<BulkJobKind, (count: number) => string> = {
  INVITE: (count) => `${people(count)} invited`,
  REMIND: (count) => `${people(count)} reminded`,
  REMOVE: (count) => `${people(count)} removed`,
  SET_CATEGORY: (count) => `Category of ${people(count)} changed`,
  SET_COMPANY: (count) => `Company of ${people(count)} changed`,
  ADD_TO_GROUP: (count) => `${people(count)} added to the group`,
  REMOVE_FROM_GROUP: (count) => `${people(count)} taken out of the group`,
};

/** How many of a selection, or all of it. */
const ofSelected = (count: number, total: number): string =>
  count === total ? people(count) : `${people(count)} of the ${formatNumber(total)} selected`;

/** Nothing is mailed before the event is published. */
const resultsOfDraft: Partial<Record<BulkJobKind, (count: number) => string>> = {
  INVITE: (count) => counted(count, { one: '# person is invited', other: '# people are invited' }) + WHEN,
  REMIND: (count) => counted(count, { one: '# person is reminded', other: '# people are reminded' }) + WHEN,
};

/** Without a mail server, nothing is mailed at all. */
const resultsWithoutMail: Partial<Record<BulkJobKind, (count: number) => string>> = {
  INVITE: (count) => `Invitations of ${people(count)} are ready, not e-mailed`,
  REMIND: (count) => `Reminders of ${people(count)} are ready, not e-mailed`,
};

/** Texts of changes to many people at once. */
export const jobTexts = {
  bulk: {
    menu: 'Actions',
    actions: bulkActions,
    counting: 'Counting…',
    inviteTitle: 'Send invitations',
    inviteText: (count: number, total: number) =>
      count === 0
        ? `None of the ${formatNumber(total)} selected can be invited: all were invited before.`
        : `${ofSelected(count, total)} will be invited by this e-mail.`,
    prepareTitle: 'Prepare invitations',
    prepareText: (count: number, total: number) =>
      `The invitations of ${ofSelected(count, total)} are written and kept in the mail log. No e-mail is sent.`,
    prepareSubmit: (count: number) => `Prepare ${plural(count, 'invitation')}`,
    inviteDraft: 'This event is a draft: the e-mails go out when you publish it.',
    inviteSubmit: (count: number) => `Invite ${people(count)}`,
    remindTitle: 'Send reminders',
    remindText: (count: number, total: number) =>
      count === 0
        ? `None of the ${formatNumber(total)} selected can be reminded: all have accepted, or were e-mailed in the last 10 minutes.`
        : `${ofSelected(count, total)} will receive their invitation again.`,
    remindUnmailed: 'No mail server is set: no e-mail leaves. Reminders are only kept in the mail log.',
    remindSubmit: (count: number) => `Remind ${people(count)}`,
    categoryTitle: (count: number) => `Change the category of ${people(count)}`,
    companyTitle: (count: number) => `Change the company of ${people(count)}`,
    companyHint: 'Leave it empty to take them out of their companies.',
    joinTitle: (count: number) => `Add ${people(count)} to a group`,
    leaveTitle: (count: number) => `Take ${people(count)} out of a group`,
    group: 'Group',
    groupHint: 'Groups with a condition choose their members themselves.',
    noGroups: 'There is no group without a condition. Add one in the setup, under “Who meets whom”.',
    change: (count: number) => `Change ${people(count)}`,
    loadFailed: 'The selection could not be counted',
  },
  invitation: {
    loadFailed: 'The invitation could not be shown',
    preview: 'The e-mail',
    language: 'Language of the e-mail',
    languages: { EN: 'English', UR: 'Urdu', AR: 'Arabic' } satisfies Record<Language, string>,
    noServer: 'No mail server is set: no e-mails are sent',
    noServerText: 'Invitations are only kept in the mail log. Ask the operators of the portal to set one up.',
    button: 'Edit invitation',
    open: 'Own words, time, reminders',
    title: 'The invitation',
    save: 'Save',
    saved: 'Invitation saved',
    planFailed: 'The invitation could not be loaded',
    words: 'Own words',
    wordsHint:
      'What is empty keeps the standard words. Everybody gets the e-mail in their own language; reminders keep the standard words.',
    subject: 'Subject',
    text: 'Opening text',
    textHint: 'Stands below “Hello”. Web addresses become links.',
    time: 'Planned time',
    when: 'When invitations go out',
    byHand: 'When I send them',
    atTime: 'At a time',
    at: 'Send at',
    atHint: (zone: string) => `Goes to everybody who is not invited by then. Times: ${zone}.`,
    atMissing: 'Choose a day and time.',
    planned: (moment: string) => `Invitations go out on ${moment}, to everybody who is not invited by then`,
    missed: (moment: string) => `Nothing was sent on ${moment}: the event was not published or over`,
    change: 'Change',
    uninvited: (count: number) =>
      counted(count, { one: '# person is not invited yet', other: '# people are not invited yet' }),
    reminders: 'Reminders',
    remindersHint:
      'Go by themselves, counted from the invitation, to those who have not joined. People who stopped announcements get none.',
    reminder: {
      firstReminder: 'First reminder after (days)',
      secondReminder: 'Second reminder after (days)',
    },
    remindedToday: (count: number) =>
      count > 0 ? `About ${people(count)} would be reminded today.` : 'No reminder leaves today.',
    test: 'Send me a test',
    testFailed: 'The test could not be sent.',
    tested: (address: string, leaves: boolean) =>
      leaves ? `A test is on its way to ${address}` : `A test to ${address} is in the mail log`,
  },
  job: {
    region: 'Bulk changes',
    title: (job: Pick<BulkJobLine_JobFragment, 'kind'>) => kinds[job.kind],
    result: (
      job: Pick<BulkJobLine_JobFragment, 'kind' | 'done'>,
      { isDraft, mailsLeave }: { isDraft: boolean; mailsLeave: boolean },
    ) =>
      ({ ...results, ...(isDraft && resultsOfDraft), ...(!mailsLeave && resultsWithoutMail) })[job.kind](
        job.done,
      ),
    undone: (job: Pick<BulkJobLine_JobFragment, 'kind'>) => `${kinds[job.kind]}: undone`,
    stopped: (job: Pick<BulkJobLine_JobFragment, 'kind' | 'done' | 'total'>) =>
      `${kinds[job.kind]} stopped after ${formatNumber(job.done)} of ${formatNumber(job.total)}`,
    reason: (reason: BulkJobReason, count: number) => reasons[reason](count),
    meetings: (count: number) => `${plural(count, 'meeting')} closed`,
    by: (name: string) => `Started by ${name}`,
    continues: 'You can leave this page. The work continues.',
    undo: 'Undo',
    dismiss: 'Dismiss',
    restored: (count: number, kept: number) =>
      kept > 0
        ? `${people(count)} restored; ${formatNumber(kept)} changed since and kept`
        : `${people(count)} restored`,
  },
} as const;
