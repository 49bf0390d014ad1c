import { counted } from '../../../lib/bidi';
import type { MessageReportDecision } from '../../../generated/graphql';
import { plural } from '../../../lib/format';
import { catalogue } from '../../../lib/i18n';

/** Texts of this feature. */
export const messages = catalogue('conversations-console', {
  title: 'Message reports',
  description: 'Messages that their recipients have shown to you. Nothing else of these chats can be read.',
  view: 'Which reports',
  views: { waiting: 'To decide', decided: 'Decided', all: 'All' },
  columns: {
    message: 'Message',
    sender: 'From',
    reporter: 'Reported by',
    reason: 'Why',
    reportedAt: 'Reported',
    state: 'State',
    resolver: 'Decided by',
  },
  waiting: 'To decide',
  decisions: { DISMISSED: 'Dismissed', WARNED: 'Sender warned', REMOVED: 'Sender removed' } satisfies Record<
    MessageReportDecision,
    string
  >,
  resolved: 'Resolved',
  rowName: (sender: string) => `Message of ${sender}`,
  emptyTitle: 'Nothing to decide',
  emptyText: 'When somebody reports a message, it waits here for you.',
  noneTitle: 'No reports here',
  noneText: 'Decided reports stay in this list.',
  panel: {
    title: 'Reported message',
    message: 'The message',
    sentAt: (time: string) => `Sent ${time}`,
    sender: 'Written by',
    reporter: 'Reported by',
    reportedAt: (time: string) => `Reported ${time}`,
    reason: 'Why it was reported',
    history: (reports: number, warnings: number) =>
      `${counted(reports, { one: '# message of this person was', other: '# messages of this person were' })} reported at this event; ${
        warnings === 0 ? 'never warned' : `warned ${plural(warnings, 'time')}`
      }.`,
    noMore: 'You see this message only. The rest of the chat stays private.',
    gone: 'This report is not on this page of the list any more.',
    former: 'This person has left the event.',
  },
  decision: {
    title: 'Decision',
    choices: {
      DISMISSED: { label: 'Dismiss', text: 'Nothing is wrong with the message. Nobody is told.' },
      WARNED: {
        label: 'Warn the sender',
        text: 'The sender gets a kind notification in the portal. It names neither you nor who reported it.',
      },
      REMOVED: {
        label: 'Remove the sender from the event',
        text: 'You see what goes with it before anything happens.',
      },
    } satisfies Record<MessageReportDecision, { label: string; text: string }>,
    note: 'Note for colleagues',
    noteHint: 'Only staff read it.',
    act: { DISMISSED: 'Dismiss', WARNED: 'Warn sender', REMOVED: 'Remove sender …' } satisfies Record<
      MessageReportDecision,
      string
    >,
    made: (decision: string, name: string, time: string) => `${decision} by ${name}, ${time}.`,
    madeBefore: (time: string) => `Resolved ${time}.`,
    done: {
      DISMISSED: 'The report was dismissed.',
      WARNED: 'The sender was warned.',
      REMOVED: 'The sender was removed.',
    } satisfies Record<MessageReportDecision, string>,
  },
  remove: {
    title: (name: string) => `Remove ${name} from the event?`,
    text: 'They lose access to the event at once. Their chats stay readable for the others.',
    act: 'Remove from event',
    meetings: (count: number) =>
      counted(count, {
        one: '# meeting to come closes; the others are told.',
        other: '# meetings to come close; the others are told.',
      }),
    bookmarks: (count: number) => counted(count, { one: '# bookmark goes.', other: '# bookmarks go.' }),
    agenda: (count: number) =>
      counted(count, { one: '# entry of their agenda goes.', other: '# entries of their agenda go.' }),
    sessions: (count: number) =>
      counted(count, {
        one: '# session of the schedule loses this speaker.',
        other: '# sessions of the schedule lose this speaker.',
      }),
    loading: 'Counting what goes with it …',
  },
} as const);
