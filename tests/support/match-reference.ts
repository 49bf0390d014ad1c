import type { CompanyRow, EventDataset } from '../../server/src/demo/dataset.types';
import { defaultWish } from '../../server/src/modules/matching/personas/default-wishes';
import { Persona, PersonaWish } from '../../server/src/modules/matching/personas/persona';

/** A person's data in matching. */
interface Person {
  id: string;
  persona: Persona;
  country: string | null;
  company: CompanyRow | undefined;
  all: Set<string>;
  seek: Set<string>;
  offer: Set<string>;
}

const GATES: Record<PersonaWish, number> = { NONE: 0.15, LOW: 0.4, MEDIUM: 0.7, HIGH: 1 };

const peopleOf = ({ tables }: EventDataset): Map<string, Person> => {
  const kinds = new Map(tables.interest_groups.map(({ id, kind }) => [id, kind]));
  const companies = new Map(tables.companies.map((company) => [company.id, company]));
  const people = new Map<string, Person>();
  for (const { id, status, category, country, company_id } of tables.attendees) {
    if (status !== 'CONFIRMED') continue;
    const company = companies.get(company_id ?? '');
    const persona = Persona[company?.kind ?? category];
    const empty = () => new Set<string>();
    people.set(id, { id, persona, country, company, all: empty(), seek: empty(), offer: empty() });
  }
  for (const { attendee_id, group_id, term_id } of tables.attendee_interests) {
    const person = people.get(attendee_id);
    person?.all.add(term_id);
    if (kinds.get(group_id) === 'SEEK') person?.seek.add(term_id);
    if (kinds.get(group_id) === 'OFFER') person?.offer.add(term_id);
  }
  return people;
};

/** How far two people are in one field, by the sectors of their companies and the labels of what they chose; 0 to 1. */
const fieldOf = (labels: ReadonlyMap<string, string>) => {
  const sectorsOf = ({ company }: Person): string[] =>
    (company?.sectors ?? []).map((name) => name.toLowerCase());
  const chosenBy = ({ all }: Person): Set<string> => new Set([...all].map((id) => labels.get(id) ?? ''));
  return (a: Person, b: Person): number => {
    const [mine, theirs, chosen] = [sectorsOf(a), sectorsOf(b), chosenBy(a)];
    const total = new Set(mine).size + theirs.length;
    if (total === 0) return 0;
    const labelled = theirs.filter((sector) => mine.includes(sector) || chosen.has(sector)).length;
    const same = theirs.filter((sector) => mine.includes(sector)).length;
    const asked = [...chosenBy(b)].filter((label) => mine.includes(label)).length;
    return Math.min(1, (labelled + Math.max(same, asked)) / total);
  };
};

/** The formula of matching before anything is learned, pair by pair, as one would write it down: what the SQL is compared with. */
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
  const field = fieldOf(
    new Map(dataset.tables.interest_terms.map(({ id, label }) => [id, label.toLowerCase()])),
  );
  const wish = (a: Person, b: Person, inField: number): number => {
    const gate = GATES[defaultWish(a.persona, b.persona)];
    const offered = sum(both(a.seek, b.offer), 1) / (sum(a.seek, 1) || 1);
    const exchanges = [a, b].some(({ seek, offer }) => seek.size + offer.size > 0);
    const topical = exchanges ? 0.6 * cosine(a, b) + 0.4 * offered : cosine(a, b);
    const nearness = a.country !== null && a.country === b.country ? 0.03 : 0;
    const relation = a.company && a.company === b.company ? 0.2 : 1;
    const opened = gate + (1 - gate) * 0.3 * Math.min(1, 2 * offered);
    return opened * relation * Math.min(1, 0.05 + 0.25 * inField + nearness + topical);
  };
  return (one, other) => {
    const [a, b] = [people.get(one), people.get(other)];
    if (!a || !b) return 0;
    const inField = field(a, b);
    const speaks = cosine(a, b) > 0 || inField > 0 || defaultWish(a.persona, b.persona) === PersonaWish.HIGH;
    if (!speaks) return 0;
    const [there, back] = [wish(a, b, inField), wish(b, a, inField)];
    return (2 * there * back) / (there + back);
  };
};
