import { DIALOGUES, type Dialogue } from './content';
import type { MessageRow } from './dataset.types';
import { DAY, HOUR, iso, MINUTE, newRow } from './event-clock';
import type { Generation, Person } from './generation.types';
import { PairPicker } from './pair-picker';
import type { SeededRandom } from './seeded-random';
import { fillIn } from './texts';

interface Talk {
  a: Person;
  b: Person;
  dialogue: Dialogue;
  lastAt: number;
  /** Whether what was said last has not been read yet. */
  unread: boolean;
}

interface Line {
  fromA: boolean;
  text: string;
}

function linesOf({ a, b, dialogue }: Talk): Line[] {
  const values = { a: a.row.first_name, b: b.row.first_name, field: b.cluster.field };
  return dialogue.map((line) => ({
    fromA: line.startsWith('a:'),
    text: fillIn(line.slice(2).trim(), values),
  }));
}

/** How many messages at the end come from the one who spoke last. */
function lastRun(lines: readonly Line[]): number {
  const last = lines.at(-1);
  const before = lines.findLastIndex(({ fromA }) => fromA !== last?.fromA);
  return lines.length - 1 - before;
}

class ChatWriter {
  private readonly random: SeededRandom;

  constructor(private readonly generation: Generation) {
    this.random = generation.random.fork('messages');
  }

  write(talk: Talk): void {
    const { tables, event } = this.generation;
    const lines = linesOf(talk);
    const gaps = lines.map(() => this.random.between(1, 25) * MINUTE);
    const firstAt = talk.lastAt - gaps.slice(1).reduce((sum, gap) => sum + gap, 0);
    const firstRow = newRow(this.random, firstAt);
    const conversationId = firstRow.id;
    const unreadFrom = talk.unread ? lines.length - lastRun(lines) : lines.length;
    let sentAt = firstAt;
    const messages = lines.map((line, index): MessageRow => {
      if (index > 0) sentAt += gaps[index] ?? 0;
      return this.message(talk, conversationId, line, index + 1, sentAt, index < unreadFrom);
    });
    const last = iso(talk.lastAt);
    tables.conversations.push({
      ...firstRow,
      updated_at: last,
      event_id: event.id,
      last_sequence: lines.length,
      last_message_at: last,
    });
    for (const [self, other] of [
      [talk.a.row.id, talk.b.row.id],
      [talk.b.row.id, talk.a.row.id],
    ] as const) {
      const unread = messages.filter(
        (message) => message.recipient_id === self && message.read_at === null,
      ).length;
      tables.conversation_members.push({
        conversation_id: conversationId,
        attendee_id: self,
        other_id: other,
        last_read_sequence: lines.length - unread,
        shown_read_sequence: lines.length - unread,
        unread_count: unread,
        last_message_at: last,
      });
    }
    tables.messages.push(...messages);
  }

  private message(
    talk: Talk,
    conversationId: string,
    { fromA, text }: Line,
    sequence: number,
    sentAt: number,
    read: boolean,
  ): MessageRow {
    const [sender, recipient] = fromA ? [talk.a, talk.b] : [talk.b, talk.a];
    return {
      id: this.random.uuid(sentAt),
      conversation_id: conversationId,
      sequence,
      sender_id: sender.row.id,
      recipient_id: recipient.row.id,
      client_id: this.random.uuid(sentAt),
      text,
      sent_at: iso(sentAt),
      // Within the minute, so always before the next message and before now.
      read_at: read ? iso(sentAt + this.random.between(8, 55) * 1000) : null,
    };
  }
}

/** The one who should speak last gets the part that ends the dialogue. */
function castTalk(dialogue: Dialogue, person: Person, other: Person, lastAt: number, unread: boolean): Talk {
  const endsWithA = dialogue.at(-1)?.startsWith('a:') ?? false;
  const otherIsA = unread === endsWithA;
  return { a: otherIsA ? other : person, b: otherIsA ? person : other, dialogue, lastAt, unread };
}

/** Conversations with their messages; unread counts follow from what was not read. */
export function generateChats(generation: Generation, count: number): void {
  const random = generation.random.fork('chats');
  const latest = Math.min(generation.now, Date.parse(generation.event.ends_at));
  const picker = new PairPicker(generation);
  const writer = new ChatWriter(generation);
  if (picker.others.length < 2) return;
  for (const person of picker.cast) {
    // Different dialogues for each of their talks; every second one has something new to read.
    const dialogues = random.sample(DIALOGUES, person.cast?.conversations ?? 0);
    dialogues.forEach((dialogue, at) => {
      const other = picker.partnerFor(random, person);
      const lastAt = latest - 3 * MINUTE - at * random.between(20, 200) * MINUTE;
      if (other) writer.write(castTalk(dialogue, person, other, lastAt, at % 2 === 0));
    });
  }
  for (let at = generation.tables.conversations.length; at < count; at++) {
    const a = random.pick(picker.others);
    const b = picker.partnerFor(random, a);
    const lastAt = latest - HOUR / 30 - Math.floor(random.fraction() ** 2 * 9 * DAY);
    if (b) writer.write({ a, b, dialogue: random.pick(DIALOGUES), lastAt, unread: random.chance(0.35) });
  }
}
