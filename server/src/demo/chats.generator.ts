import { DIALOGUES, type Dialogue } from './content';
import type { MessageRow } from './dataset.types';
import { awake, DAY, HOUR, iso, MINUTE, newRow } from './event-clock';
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
  return dialogue.lines.map((line) => ({
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
  const endsWithA = dialogue.lines.at(-1)?.startsWith('a:') ?? false;
  const otherIsA = unread === endsWithA;
  return { a: otherIsA ? other : person, b: otherIsA ? person : other, dialogue, lastAt, unread };
}

const ENDINGS = ['AGREED', 'WAITING', 'DECLINED', 'ANSWERED'] as const;
const endingIn = (...endings: Dialogue['ending'][]): Dialogue[] =>
  DIALOGUES.filter(({ ending }) => endings.includes(ending));

/** All dialogues in random order, but first one of each ending. */
function dialoguesFor(random: SeededRandom): Dialogue[] {
  const first = ENDINGS.map((ending) => random.pick(endingIn(ending)));
  return [...new Set([...first, ...random.sample(DIALOGUES, DIALOGUES.length)])];
}

/** The share of conversations in which two people agree on the meeting that they have. */
const AGREED_SHARE = 0.15;

class ChatPlan {
  private readonly random: SeededRandom;
  private readonly picker: PairPicker;
  private readonly writer: ChatWriter;
  private readonly latest: number;
  private readonly people: ReadonlyMap<string, Person>;

  constructor(private readonly generation: Generation) {
    const { random, now, event, people } = generation;
    this.random = random.fork('chats');
    this.picker = new PairPicker(generation);
    this.writer = new ChatWriter(generation);
    this.latest = Math.min(now, Date.parse(event.ends_at));
    this.people = new Map(people.map((person) => [person.row.id, person]));
  }

  addAll(count: number): void {
    const { random, picker } = this;
    if (picker.others.length < 2) return;
    for (const person of picker.cast) this.addCast(person);
    const { conversations } = this.generation.tables;
    const agreed = Math.floor((count - conversations.length) * AGREED_SHARE);
    this.agree(
      agreed,
      () => random.pick(endingIn('AGREED')),
      (_sender, receiver) => receiver.cast === null,
    );
    const dialogues = endingIn('ANSWERED', 'DECLINED', 'WAITING');
    for (let at = conversations.length; at < count; at++) {
      const a = random.pick(picker.others);
      const b = picker.partnerFor(random, a);
      const lastAt = this.before(HOUR / 30 + Math.floor(random.fraction() ** 2 * 9 * DAY));
      const dialogue = random.pick(dialogues);
      if (b) this.writer.write({ a, b, dialogue, lastAt, unread: random.chance(0.35) });
    }
  }

  /** Different dialogues for each of their talks; every second one has something new to read. */
  private addCast(person: Person): void {
    const { random, picker } = this;
    const wanted = person.cast?.conversations ?? 0;
    let at = 0;
    for (const dialogue of dialoguesFor(random)) {
      if (at === wanted) return;
      if (dialogue.ending === 'AGREED') {
        at += this.agree(
          1,
          () => dialogue,
          (...pair) => pair.includes(person),
        );
        continue;
      }
      const other = picker.partnerFor(random, person);
      const lastAt = this.before(3 * MINUTE + at * random.between(20, 200) * MINUTE);
      if (!other) continue;
      this.writer.write(castTalk(dialogue, person, other, lastAt, at % 2 === 0));
      at += 1;
    }
  }

  /** Lets up to so many pairs who are going to meet agree on it, and says how many did. */
  private agree(
    count: number,
    choose: () => Dialogue,
    suits: (sender: Person, receiver: Person) => boolean,
  ): number {
    const { generation, picker } = this;
    let written = 0;
    for (const { status, starts_at: starts, responded_at: at, ...pair } of generation.tables.meetings) {
      if (written === count) break;
      const [sender, receiver] = [this.people.get(pair.sender_id), this.people.get(pair.receiver_id)];
      if (status !== 'ACTIVE' || Date.parse(starts) < generation.now || !at || !sender || !receiver) continue;
      if (!suits(sender, receiver) || !picker.take(sender, receiver)) continue;
      this.writer.write({
        a: receiver,
        b: sender,
        dialogue: choose(),
        lastAt: this.before(this.latest - Date.parse(at)),
        unread: false,
      });
      written += 1;
    }
    return written;
  }

  /** When something was said, so long before now: by day. */
  private before(milliseconds: number): number {
    return awake(this.generation.event.timezone, this.latest - milliseconds);
  }
}

/** Conversations with their messages; unread counts follow from what was not read. */
export function generateChats(generation: Generation, count: number): void {
  new ChatPlan(generation).addAll(count);
}
