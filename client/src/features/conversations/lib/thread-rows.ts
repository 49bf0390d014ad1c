import type { ChatMessage_MessageFragment } from '../../../generated/graphql';
import { dayKey } from '../../../lib/time';
import type { QueuedMessage } from './queued-messages';

export type SentMessage = Pick<
  ChatMessage_MessageFragment,
  'id' | 'clientId' | 'senderId' | 'text' | 'sequence' | 'sentAt' | 'readAt'
>;

export type Tick = QueuedMessage['state'] | 'sent' | 'read';

/** One bubble: who said it, when, and how far it got. */
export interface Bubble {
  kind: 'bubble';
  key: string;
  /** Null until the server has it. */
  messageId: string | null;
  mine: boolean;
  text: string;
  at: string;
  tick: Tick | null;
  /** Not from the same person as the bubble above, or on another day. */
  startsRun: boolean;
  queued: QueuedMessage | null;
}

export type ThreadRow =
  | Bubble
  /** A day of the event begins. */
  | { kind: 'day'; key: string; at: string }
  /** The line above the messages that were unread when the conversation was opened. */
  | { kind: 'new'; key: 'new' }
  /** Before the first message: older ones can be loaded, or the conversation began here. */
  | { kind: 'older' | 'start'; key: 'top' };

export interface ThreadView {
  attendeeId: string;
  readUpTo: number;
  zone: string;
  /** Sequence of the first message that was unread on opening. */
  newFrom: number | null;
  hasOlder: boolean;
}

type Draft = Omit<Bubble, 'startsRun' | 'kind'> & { sequence: number };

const sentBubble = (message: SentMessage, attendeeId: string, readUpTo: number): Draft => {
  const mine = message.senderId !== attendeeId;
  const isRead = Boolean(message.readAt) || message.sequence <= readUpTo;
  // The clientId keeps the bubble in place when the server's copy takes over from the queued one.
  const key = message.clientId || message.id;
  const tick = isRead ? 'read' : 'sent';
  return {
    key,
    messageId: message.id,
    sequence: message.sequence,
    mine,
    text: message.text,
    at: message.sentAt,
    tick: mine ? tick : null,
    queued: null,
  };
};

const queuedBubble = (message: QueuedMessage): Draft => ({
  key: message.clientId,
  messageId: null,
  sequence: Number.POSITIVE_INFINITY,
  mine: true,
  text: message.text,
  at: message.queuedAt,
  tick: message.state,
  queued: message,
});

/** Puts day lines, the line before new messages, and runs of one person between the bubbles. */
function withLines(drafts: readonly Draft[], view: ThreadView): ThreadRow[] {
  const rows: ThreadRow[] = [];
  let lastDay = '';
  let lastMine: boolean | null = null;
  let hasNewLine = view.newFrom === null;
  for (const { sequence, ...draft } of drafts) {
    const day = dayKey(draft.at, view.zone);
    if (day !== lastDay) rows.push({ kind: 'day', key: day, at: draft.at });
    const isFirstNew = !hasNewLine && !draft.mine && sequence >= (view.newFrom ?? 0);
    if (isFirstNew) rows.push({ kind: 'new', key: 'new' });
    hasNewLine ||= isFirstNew;
    const startsRun = day !== lastDay || draft.mine !== lastMine || isFirstNew;
    rows.push({ kind: 'bubble', startsRun, ...draft });
    lastDay = day;
    lastMine = draft.mine;
  }
  return rows;
}

/** The rows of a conversation: the messages that are listed, then those that are not yet. */
export function threadRows(
  messages: readonly SentMessage[],
  unlisted: readonly QueuedMessage[],
  view: ThreadView,
): ThreadRow[] {
  const drafts = [
    ...messages.map((message) => sentBubble(message, view.attendeeId, view.readUpTo)),
    ...unlisted.map(queuedBubble),
  ];
  if (drafts.length === 0) return [];
  return [{ kind: view.hasOlder ? 'older' : 'start', key: 'top' }, ...withLines(drafts, view)];
}
