import type { Generation, Person } from './generation.types';
import type { SeededRandom } from './seeded-random';

/** How often people turn to somebody of their own field. */
const SAME_FIELD = 0.7;

/** Brings people together: confirmed ones only, each pair once, and never two members of the cast. */
export class Circle {
  readonly crowd: Person[];
  readonly cast: Person[];
  private readonly byCluster = new Map<string, Person[]>();
  private readonly pairs = new Set<string>();

  constructor({ people }: Generation) {
    const confirmed = people.filter(({ row }) => row.status === 'CONFIRMED');
    this.crowd = confirmed.filter(({ cast }) => cast === null);
    this.cast = confirmed.filter(({ cast }) => cast !== null);
    for (const person of this.crowd) {
      const others = this.byCluster.get(person.cluster.key);
      if (others) others.push(person);
      else this.byCluster.set(person.cluster.key, [person]);
    }
  }

  /** Somebody of the crowd whom this person has not been paired with yet; null when luck runs out. */
  partnerFor(random: SeededRandom, person: Person, ordered = false): Person | null {
    const near = this.byCluster.get(person.cluster.key) ?? this.crowd;
    for (let attempt = 0; attempt < 10; attempt++) {
      const other = random.pick(random.chance(SAME_FIELD) ? near : this.crowd);
      if (other !== person && this.remember(person, other, ordered)) return other;
    }
    return null;
  }

  /** False when the two were paired before. An ordered pair counts once in each direction. */
  remember(one: Person, two: Person, ordered = false): boolean {
    const forward = ordered || one.row.id < two.row.id;
    const key = forward ? one.row.id + two.row.id : two.row.id + one.row.id;
    if (this.pairs.has(key)) return false;
    this.pairs.add(key);
    return true;
  }
}
