import { groupedBy } from '../core/request/loaders';
import type { Generation, Person } from './generation.types';
import type { SeededRandom } from './seeded-random';

const SAME_FIELD_SHARE = 0.7;
const ATTEMPTS = 10;

/** Picks pairs of confirmed people: each pair once, and never two members of the cast. */
export class PairPicker {
  readonly cast: Person[];
  readonly others: Person[];
  private readonly byField: ReadonlyMap<string, Person[]>;
  private readonly picked = new Set<string>();

  constructor({ people }: Generation) {
    const confirmed = people.filter(({ row }) => row.status === 'CONFIRMED');
    this.cast = confirmed.filter(({ cast }) => cast !== null);
    this.others = confirmed.filter(({ cast }) => cast === null);
    this.byField = groupedBy(this.others, ({ cluster }) => cluster.key);
  }

  /** A new partner, often of the same field; null when all attempts failed. An ordered pair counts once in each direction. */
  partnerFor(random: SeededRandom, person: Person, ordered = false): Person | null {
    const sameField = this.byField.get(person.cluster.key) ?? this.others;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const other = random.pick(random.chance(SAME_FIELD_SHARE) ? sameField : this.others);
      if (other === person) continue;
      if (!this.take(person, other, ordered)) continue;
      return other;
    }
    return null;
  }

  /** Takes a pair for good; false where it is taken already. */
  take(one: Person, other: Person, ordered = false): boolean {
    const ids = [one.row.id, other.row.id];
    const key = (ordered ? ids : ids.sort()).join(' ');
    if (this.picked.has(key)) return false;
    this.picked.add(key);
    return true;
  }
}
