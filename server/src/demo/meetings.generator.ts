import type { Slot } from './bookings';
import { MEETING_NOTES } from './content';
import type { MeetingRow, PodRow } from './dataset.types';
import { DAY, HOUR, iso, MINUTE, newRow } from './event-clock';
import type { Generation, Person } from './generation.types';
import { PairPicker } from './pair-picker';
import type { SeededRandom } from './seeded-random';
import { fillIn } from './texts';

type Outcome = 'ACTIVE' | 'PENDING' | NonNullable<MeetingRow['closed_reason']>;

const OUTCOMES: readonly { outcome: Outcome; weight: number }[] = [
  { outcome: 'ACTIVE', weight: 52 },
  { outcome: 'PENDING', weight: 22 },
  { outcome: 'DECLINED', weight: 11 },
  { outcome: 'CANCELLED', weight: 7 },
  { outcome: 'EXPIRED', weight: 6 },
  { outcome: 'REMOVED', weight: 2 },
];
/** The cast sees one of each soon; the second of these comes to them, the third from them. */
const CAST_OUTCOMES: readonly Outcome[] = [
  'ACTIVE',
  'PENDING',
  'PENDING',
  'ACTIVE',
  'DECLINED',
  'ACTIVE',
  'PENDING',
];
const LIFETIME = 24 * HOUR;
const ATTEMPTS = 12;

interface Times {
  created: number;
  expires: number;
  responded: number | null;
}

const isOfCast = (...people: Person[]): boolean => people.some(({ cast }) => cast !== null);

/** Requests hold nothing, but people who try the demo should be able to accept pending ones. */
const mustBeFree = (sender: Person, receiver: Person, outcome: Outcome): boolean =>
  outcome === 'ACTIVE' || (outcome === 'PENDING' && isOfCast(sender, receiver));

class MeetingPlanner {
  private readonly random: SeededRandom;
  private readonly future: Slot[];

  constructor(private readonly generation: Generation) {
    this.random = generation.random.fork('meetings');
    this.future = generation.slots.filter(({ starts }) => starts > generation.now + HOUR);
  }

  plan(sender: Person, receiver: Person, outcome: Outcome): void {
    const { bookings, tables, event } = this.generation;
    const slot = this.findSlot(sender, receiver, outcome);
    if (!slot) return;
    const active = outcome === 'ACTIVE';
    const open = active || outcome === 'PENDING';
    const pod = active ? this.findPod(slot) : this.wishedPod(outcome);
    if (active && !pod) return;
    if (mustBeFree(sender, receiver, outcome)) {
      bookings.take(sender.row.id, slot);
      bookings.take(receiver.row.id, slot);
    }
    if (active && pod) bookings.take(pod.id, slot);
    const { created, expires, responded } = this.timesOf(slot, outcome);
    const note = this.random.pick(MEETING_NOTES);
    tables.meetings.push({
      ...newRow(this.random, created),
      updated_at: iso(responded ?? (outcome === 'EXPIRED' ? expires : created)),
      event_id: event.id,
      sender_id: sender.row.id,
      receiver_id: receiver.row.id,
      pod_id: pod?.id ?? null,
      starts_at: iso(slot.starts),
      ends_at: iso(slot.ends),
      status: open ? outcome : 'REJECTED',
      closed_reason: open ? null : outcome,
      note: note === null ? null : fillIn(note, { field: receiver.cluster.field }),
      expires_at: iso(expires),
      responded_at: responded === null ? null : iso(responded),
      ...this.answers(slot, outcome),
    });
  }

  /** A pending meeting needs a future slot; past or closed ones may have any. */
  private findSlot(sender: Person, receiver: Person, outcome: Outcome): Slot | null {
    const coming = outcome === 'PENDING' || isOfCast(sender, receiver);
    const slots = coming ? this.future : this.generation.slots;
    if (slots.length === 0) return null;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const slot = this.random.pick(slots);
      const free = [sender, receiver].every(({ row }) => this.generation.bookings.isFree(row.id, slot));
      if (free || !mustBeFree(sender, receiver, outcome)) return slot;
    }
    return null;
  }

  private findPod(slot: Slot): PodRow | null {
    const { pods } = this.generation.tables;
    const first = this.random.between(0, Math.max(0, pods.length - 1));
    for (let step = 0; step < pods.length; step++) {
      const pod = pods[(first + step) % pods.length];
      if (pod && this.generation.bookings.isFree(pod.id, slot)) return pod;
    }
    return null;
  }

  /** A pod is only preferred until the meeting is accepted; an accepted meeting keeps its pod. */
  private wishedPod(outcome: Outcome): PodRow | null {
    const { pods } = this.generation.tables;
    const accepted = outcome === 'CANCELLED' || outcome === 'REMOVED';
    return pods.length > 0 && (accepted || this.random.chance(0.5)) ? this.random.pick(pods) : null;
  }

  /** Afterwards most people say whether the meeting took place; nearly always it did, and both say the same. */
  private answers(slot: Slot, outcome: Outcome): Pick<MeetingRow, 'sender_says_held' | 'receiver_says_held'> {
    const over = outcome === 'ACTIVE' && slot.ends < this.generation.now;
    const held = this.random.chance(0.94);
    const [sender, receiver] = [this.random.chance(0.65), this.random.chance(0.55)];
    return {
      sender_says_held: over && sender ? held : null,
      receiver_says_held: over && receiver ? held : null,
    };
  }

  private timesOf(slot: Slot, outcome: Outcome): Times {
    const { now, born } = this.generation;
    const latest = Math.min(now, slot.starts);
    const ago = (low: number, high: number): number =>
      latest - low - Math.floor(this.random.fraction() * (high - low));
    if (outcome === 'PENDING') {
      const created = ago(5 * MINUTE, 6 * HOUR);
      return { created, expires: Math.min(created + LIFETIME, slot.starts), responded: null };
    }
    const created = Math.max(
      born + DAY,
      outcome === 'EXPIRED' ? ago(25 * HOUR, 6 * DAY) : ago(3 * HOUR, 8 * DAY),
    );
    const expires = Math.min(created + LIFETIME, slot.starts);
    if (outcome === 'EXPIRED') return { created, expires, responded: null };
    const answered = Math.min(latest, expires) - created;
    return {
      created,
      expires,
      responded: created + Math.floor((0.1 + 0.8 * this.random.fraction()) * answered),
    };
  }
}

/** Requests in every state; what is ACTIVE never overlaps for a person or a pod. */
export function generateMeetings(generation: Generation, count: number): void {
  const random = generation.random.fork('meeting-pairs');
  const planner = new MeetingPlanner(generation);
  const picker = new PairPicker(generation);
  if (picker.others.length < 2) return;
  for (const person of picker.cast) {
    for (let at = 0; at < (person.cast?.meetings ?? 0); at++) {
      const other = picker.partnerFor(random, person);
      const outcome = CAST_OUTCOMES[at % CAST_OUTCOMES.length] ?? 'ACTIVE';
      const [sender, receiver] = at % 2 === 1 ? [other, person] : [person, other];
      if (sender && receiver) planner.plan(sender, receiver, outcome);
    }
  }
  for (let at = generation.tables.meetings.length; at < count; at++) {
    const sender = random.pick(picker.others);
    const receiver = picker.partnerFor(random, sender);
    if (receiver) planner.plan(sender, receiver, random.weighted(OUTCOMES).outcome);
  }
}
