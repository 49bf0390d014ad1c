/** Acts as rows: the state of the tables after the last one of them. */
import { DAY, iso } from './calendar.mjs';

const TEXTS = [
  'Hello, would you have time for a short talk at the fair?',
  'I saw your profile and think we should meet.',
  'Thank you for your message.',
  'We are in hall 2 on all three days.',
  'Could you tell me more about what you do?',
  'See you at the fair.',
];

/** Between a message and its reading there are seconds, and between two messages more. */
const READING_TIME = 30_000;

const meetingRow = ({ request, slot, eventId, at, ids }) => ({
  id: request.id,
  created_at: iso(at),
  updated_at: iso(at),
  event_id: eventId,
  sender_id: ids[request.from],
  receiver_id: ids[request.to],
  pod_id: null,
  starts_at: iso(slot.starts),
  ends_at: iso(slot.ends),
  status: 'PENDING',
  closed_reason: null,
  note: null,
  expires_at: iso(request.deadline === null ? slot.starts : at + request.deadline),
  responded_at: null,
  sender_says_held: null,
  receiver_says_held: null,
});

const messageRow = ({ act, at, ids }, sequence) => ({
  id: act.id,
  conversation_id: act.conversation.id,
  sequence,
  sender_id: ids[act.from],
  recipient_id: ids[act.to],
  client_id: act.clientId,
  text: TEXTS[(act.from + sequence) % TEXTS.length],
  sent_at: iso(at),
  read_at: null,
});

/** People read all up to the last message that they wrote or opened. */
const readUpTo = (messages, self) =>
  messages.findLastIndex(({ row, read }) => row.sender_id === self || read) + 1;

const memberRow = (messages, self, other, last) => {
  const read = readUpTo(messages, self);
  for (const { row } of messages.slice(0, read))
    if (row.recipient_id === self) row.read_at = iso(Date.parse(row.sent_at) + READING_TIME);
  return {
    conversation_id: messages[0].row.conversation_id,
    attendee_id: self,
    other_id: other,
    last_read_sequence: read,
    shown_read_sequence: read,
    unread_count: messages.slice(read).filter(({ row }) => row.recipient_id === self).length,
    last_message_at: last,
  };
};

const conversationRows = (messages, eventId) => {
  const first = messages[0].row;
  const last = messages.at(-1).row.sent_at;
  return {
    conversation: {
      id: first.conversation_id,
      created_at: first.sent_at,
      updated_at: last,
      event_id: eventId,
      last_sequence: messages.length,
      last_message_at: last,
    },
    members: [
      memberRow(messages, first.sender_id, first.recipient_id, last),
      memberRow(messages, first.recipient_id, first.sender_id, last),
    ],
  };
};

/** What each kind of act does to the rows. */
const createWriters = ({ eventId, ids, pods, slots, rows, meetings, talks }) => ({
  bookmark: ({ act, at }) =>
    rows.bookmarks.push({ owner_id: ids[act.from], attendee_id: ids[act.to], created_at: iso(at) }),
  dismiss: ({ act, at }) =>
    rows.match_dismissals.push({ owner_id: ids[act.from], attendee_id: ids[act.to], created_at: iso(at) }),
  request: ({ act, at }) =>
    meetings.set(act, meetingRow({ request: act, slot: slots[act.slot], eventId, at, ids })),
  accept: ({ act, at }) =>
    Object.assign(meetings.get(act.request), {
      status: 'ACTIVE',
      pod_id: pods[act.pod].id,
      starts_at: iso(slots[act.slot].starts),
      ends_at: iso(slots[act.slot].ends),
      responded_at: iso(at),
      updated_at: iso(at),
    }),
  decline: ({ act, at }) =>
    Object.assign(meetings.get(act.request), {
      status: 'REJECTED',
      closed_reason: 'DECLINED',
      responded_at: iso(at),
      updated_at: iso(at),
    }),
  message: ({ act, at }) => {
    const talk = talks.get(act.conversation) ?? [];
    talks.set(act.conversation, talk);
    talk.push({ row: messageRow({ act, at, ids }, talk.length + 1), read: act.read });
  },
});

/**
 * Requests whose deadline has passed by the last act. The clock stands still then, so those that still wait have as long from
 * today on as they had left.
 */
const expire = (meetings, lastAt, today) => {
  for (const row of meetings) {
    if (row.status !== 'PENDING') continue;
    const due = Date.parse(row.expires_at);
    if (due <= lastAt)
      Object.assign(row, { status: 'REJECTED', closed_reason: 'EXPIRED', updated_at: row.expires_at });
    else row.expires_at = iso(Math.min(Date.parse(row.starts_at), due + DAY + today - lastAt));
  }
};

/** The rows after these acts, in an order that foreign keys allow. */
export const rowsAfter = (acts, { tables, calendar, most }) => {
  const rows = { bookmarks: [], match_dismissals: [] };
  const [meetings, talks] = [new Map(), new Map()];
  const eventId = tables.events[0].id;
  const ids = tables.attendees.map(({ id }) => id);
  const context = { eventId, ids, pods: tables.pods, slots: calendar.slots, rows, meetings, talks };
  const writers = createWriters(context);
  acts.forEach((act, number) => writers[act.kind]({ act, at: calendar.actAt(number, most) }));
  rows.meetings = [...meetings.values()];
  expire(rows.meetings, calendar.actAt(acts.length, most), calendar.today);
  const written = [...talks.values()].map((messages) => conversationRows(messages, eventId));
  rows.conversations = written.map(({ conversation }) => conversation);
  rows.conversation_members = written.flatMap(({ members }) => members);
  rows.messages = [...talks.values()].flatMap((messages) => messages.map(({ row }) => row));
  return rows;
};
