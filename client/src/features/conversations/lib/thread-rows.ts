import { dayKey } from '../../../lib/time';
import type { QueuedMessage } from './outbox';

export interface SentMessage {
  id: string;
  clientId: string;
  senderId: string;
  text: string;
  sequence: number;
  sentAt: string;
  readAt?: string | null;
}

export type Tick = QueuedMessage['state'] | 'sent' | 'read';

/** One bubble: who said it, when, and how far it got. */
export interface Bubble {
  kind: 'bubble';
  key: string;
  mine: boolean;
  text: string;
  at: string;
  tick: Tick | null;
  /** Not from the same person as the bubble above, or on another day. */
  startsRun: boolean;
  queued: QueuedMessage | null;
}

export type ThreadRow = { kind: 'day'; key: string; at: string } | Bubble;

type Draft = Omit<Bubble, 'startsRun' | 'kind'>;

const sentBubble = (message: SentMessage, attendeeId: string, readUpTo: number): Draft => {
  const mine = message.senderId !== attendeeId;
  const isRead = Boolean(message.readAt) || message.sequence <= readUpTo;
  // The clientId keeps the bubble in place when the server's copy takes over from the queued one.
  const key = message.clientId || message.id;
  const tick = isRead ? 'read' : 'sent';
  return { key, mine, text: message.text, at: message.sentAt, tick: mine ? tick : null, queued: null };
};

const queuedBubble = (message: QueuedMessage): Draft => ({
  key: message.clientId,
  mine: true,
  text: message.text,
  at: message.queuedAt,
  tick: message.state,
  queued: message,
});

/** The rows of a conversation: what the server has, then what still waits, with a line where a day begins. */
export function threadRows(
  messages: readonly SentMessage[],
  queued: readonly QueuedMessage[],
  view: { attendeeId: string; readUpTo: number; zone: string },
): ThreadRow[] {
  const arrived = new Set(messages.map(({ clientId }) => clientId));
  const drafts = [
    ...messages.map((message) => sentBubble(message, view.attendeeId, view.readUpTo)),
    ...queued.filter(({ clientId }) => !arrived.has(clientId)).map(queuedBubble),
  ];
  const rows: ThreadRow[] = [];
  let lastDay = '';
  let lastMine: boolean | null = null;
  for (const draft of drafts) {
    const day = dayKey(draft.at, view.zone);
    if (day !== lastDay) rows.push({ kind: 'day', key: day, at: draft.at });
    rows.push({ kind: 'bubble', startsRun: day !== lastDay || draft.mine !== lastMine, ...draft });
    lastDay = day;
    lastMine = draft.mine;
  }
  return rows;
}
