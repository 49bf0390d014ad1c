import { groupedBy } from '../core/request/loaders';
import { periodOf, type Bookings } from './bookings';
import type { ActivityRow } from './dataset.types';
import type { Generation, Person } from './generation.types';

const MAX_TALKS = 2;
const MAX_SPEAKERS = 3;
/** Roles in the order in which they are asked when a field lacks speakers. */
const ASKED = ['researcher', 'engineer', 'founder', 'official', 'buyer', 'seller'];

/** A session that needs speakers of its field. */
export interface Talk {
  activity: ActivityRow;
  cluster: string;
}

const knowsField = ({ cluster, interests }: Person): boolean =>
  interests.topics.some((topic) => cluster.topics.includes(topic));

const compare = (one: string, two: string): number => Number(one > two) - Number(one < two);

const isSpeaker = ({ row }: Person): boolean => row.category === 'SPEAKER' && row.status === 'CONFIRMED';

function demandOf({ program }: Generation): Map<string, number> {
  const demand = new Map<string, number>();
  const fields = program.flatMap(({ opening, sessions }) => [opening, ...sessions]);
  for (const { cluster } of fields) if (cluster) demand.set(cluster, (demand.get(cluster) ?? 0) + 1);
  return demand;
}

/** Gives every field on stage enough speakers of that field. */
export function appointSpeakers(generation: Generation): void {
  const { people } = generation;
  for (const person of people)
    if (person.cast === null && isSpeaker(person) && !knowsField(person)) person.row.category = 'ATTENDEE';
  const rank = ({ role }: Person): number => ASKED.indexOf(role?.key ?? '');
  for (const [cluster, sessions] of demandOf(generation)) {
    const ofField = people.filter((person) => person.cluster.key === cluster);
    const missing = Math.ceil(sessions / MAX_TALKS) + 1 - ofField.filter(isSpeaker).length;
    const candidates = ofField.filter(
      (person) =>
        person.cast === null &&
        person.row.category === 'ATTENDEE' &&
        person.row.status === 'CONFIRMED' &&
        rank(person) >= 0 &&
        knowsField(person),
    );
    candidates.sort((one, two) => rank(one) - rank(two));
    for (const { row } of candidates.slice(0, Math.max(0, missing))) row.category = 'SPEAKER';
  }
}

/** Gives every talk speakers of its field, and every speaker one or two talks while there are enough. */
export class SpeakerPlan {
  private readonly bookings: Bookings;
  private readonly byField: ReadonlyMap<string, Person[]>;
  private readonly load = new Map<Person, number>();
  private readonly onStage = new Map<Talk, Person[]>();

  constructor({ people, bookings }: Generation) {
    this.bookings = bookings;
    this.byField = groupedBy(people.filter(isSpeaker), ({ cluster }) => cluster.key);
  }

  assign(talks: readonly Talk[]): ReadonlyMap<Talk, readonly Person[]> {
    const inOrder = [...talks].sort((one, two) => compare(one.activity.starts_at, two.activity.starts_at));
    for (const talk of inOrder) this.add(talk, (person) => this.loadOf(person) < MAX_TALKS);
    // Speakers without a talk join another one.
    for (let round = 1; round < MAX_SPEAKERS; round++)
      for (const talk of inOrder) this.add(talk, (person) => this.loadOf(person) === 0);
    return this.onStage;
  }

  private add(talk: Talk, suits: (person: Person) => boolean): void {
    const period = periodOf(talk.activity);
    let chosen: Person | null = null;
    for (const person of this.byField.get(talk.cluster) ?? []) {
      if (chosen && this.loadOf(chosen) <= this.loadOf(person)) continue;
      if (suits(person) && this.bookings.isFree(person.row.id, period)) chosen = person;
    }
    if (!chosen) return;
    this.load.set(chosen, this.loadOf(chosen) + 1);
    this.bookings.take(chosen.row.id, period);
    this.onStage.set(talk, [...(this.onStage.get(talk) ?? []), chosen]);
  }

  private loadOf(person: Person): number {
    return this.load.get(person) ?? 0;
  }
}
