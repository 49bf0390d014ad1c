import type { EventDataset } from '../../server/src/demo/dataset.types';

/** Somebody as matching sees them. */
interface Person {
  id: string;
  category: string;
  all: Set<string>;
  seek: Set<string>;
  offer: Set<string>;
}

const peopleOf = ({ tables }: EventDataset): Map<string, Person> => {
  const kinds = new Map(tables.interest_groups.map(({ id, kind }) => [id, kind]));
  const people = new Map(
    tables.attendees
      .filter(({ status }) => status === 'CONFIRMED')
      .map(({ id, category }): [string, Person] => [
        id,
        { id, category, all: new Set(), seek: new Set(), offer: new Set() },
      ]),
  );
  for (const { attendee_id, group_id, term_id } of tables.attendee_interests) {
    const person = people.get(attendee_id);
    person?.all.add(term_id);
    if (kinds.get(group_id) === 'SEEK') person?.seek.add(term_id);
    if (kinds.get(group_id) === 'OFFER') person?.offer.add(term_id);
  }
  return people;
};

/** The formula of matching, pair by pair, as one would write it down: what the SQL is compared with. */
export const referenceScores = (dataset: EventDataset): ((one: string, other: string) => number) => {
  const people = peopleOf(dataset);
  const df = new Map<string, number>();
  for (const { all } of people.values()) for (const term of all) df.set(term, (df.get(term) ?? 0) + 1);
  const weight = (term: string): number => Math.log(people.size / (df.get(term) ?? 1));
  const sum = (terms: Iterable<string>, power: number): number =>
    [...terms].reduce((total, term) => total + weight(term) ** power, 0);
  const both = (one: Set<string>, other: Set<string>): string[] => [...one].filter((term) => other.has(term));
  const cosine = (a: Person, b: Person): number =>
    sum(both(a.all, b.all), 2) / (Math.sqrt(sum(a.all, 2)) * Math.sqrt(sum(b.all, 2)) || 1);
  const wish = (a: Person, b: Person): number => {
    const gate = a.category === b.category && a.category !== 'ATTENDEE' ? 0.15 : 1;
    const exchanges = [a, b].some(({ seek, offer }) => seek.size + offer.size > 0);
    if (!exchanges) return gate * cosine(a, b);
    return gate * (0.5 * cosine(a, b) + 0.5 * (sum(both(a.seek, b.offer), 1) / (sum(a.seek, 1) || 1)));
  };
  return (one, other) => {
    const [a, b] = [people.get(one), people.get(other)];
    if (!a || !b) return 0;
    const [there, back] = [wish(a, b), wish(b, a)];
    return there + back > 0 ? (2 * there * back) / (there + back) : 0;
  };
};
