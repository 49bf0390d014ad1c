import { INTRODUCTIONS } from './content';
import type { Person } from './generation.types';
import type { SeededRandom } from './seeded-random';
import { ShuffleBag, UniqueTexts } from './texts';

const ATTEMPTS = 20;
const NOTE_SHARE = 0.6;
const CLOSING_SHARE = 0.85;

/** Labels begin with a capital; inside a sentence only abbreviations and names keep it. */
const inSentence = (label: string): string =>
  /^([A-Z]{2}|Islamic)/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

const joined = (labels: readonly string[]): string => {
  const comma = labels.some((label) => label.includes(' and ')) ? ',' : '';
  return labels.map(inSentence).join(`${comma} and `) || 'new ideas';
};

interface Author extends Person {
  random: SeededRandom;
  year: number;
}

const startupOf = ({ company }: Author) => (company?.row.kind === 'STARTUP' ? company.age : null);
const ageOf = ({ company, year }: Author): number => Math.max(1, year - (company?.age.founded ?? year - 20));

/** The values of placeholders. Numbers agree with the age and size of the author's company. */
const VALUES: Readonly<Record<string, (author: Author) => string | number>> = {
  org: ({ row }) => row.organization ?? '',
  field: ({ cluster }) => cluster.field,
  mission: ({ random, cluster }) => random.pick(cluster.missions),
  customers: ({ random, cluster }) => random.pick(cluster.customers),
  seek: ({ random, interests }) => joined(random.sample(interests.seek, 2)),
  offer: ({ random, interests }) => joined(random.sample(interests.offer, 2)),
  topic: ({ random, interests, cluster }) => {
    const known = interests.topics.filter((topic) => cluster.topics.includes(topic));
    return known.length > 0 ? inSentence(random.pick(known)) : cluster.field;
  },
  region: ({ random }) => random.pick(INTRODUCTIONS.regions),
  ticket: ({ random }) => random.pick(INTRODUCTIONS.tickets),
  started: (author) => startupOf(author)?.founded ?? author.year - author.random.between(1, 6),
  since: (author) => author.year - author.random.between(1, Math.min(9, ageOf(author))),
  tenure: (author) => author.random.between(2, Math.max(2, Math.min(15, ageOf(author)))),
  team: (author) => startupOf(author)?.team ?? author.random.between(4, 38),
  markets: (author) => author.random.between(2, startupOf(author) ? 3 : 11),
  years: ({ random }) => random.between(4, 24),
  firms: ({ random }) => random.between(9, 90),
  partners: ({ random }) => random.between(3, 8),
  days: ({ random }) => random.between(3, 14),
};

function fillPlaceholders(template: string, author: Author): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const valueOf = VALUES[name];
    if (!valueOf) throw new Error(`Introductions have no value for {${name}}.`);
    return String(valueOf(author));
  });
}

/** Placeholders that people of a company do not use, since the company describes itself. */
const OF_THE_COMPANY = /\{(mission|customers)\}/;

/** Writes what people say about themselves; no sentence comes twice, except in very large events. */
export class Introductions {
  private readonly sentences = new UniqueTexts();
  private readonly notes = new Map<string, ShuffleBag<string>>();

  constructor(
    private readonly random: SeededRandom,
    private readonly options: { year: number; mayRepeat: boolean },
  ) {
    for (const [cluster, lines] of Object.entries(INTRODUCTIONS.notes))
      this.notes.set(cluster, new ShuffleBag(random, lines));
  }

  write(person: Person): string {
    const speaks = person.row.category === 'SPEAKER';
    const role = this.voiceOf(person);
    const sentences = [
      this.sentence(INTRODUCTIONS.openings[role] ?? [], person),
      this.random.chance(NOTE_SHARE) ? this.note(person.cluster.key) : null,
      speaks || this.random.chance(CLOSING_SHARE)
        ? this.sentence(INTRODUCTIONS.closings[speaks ? 'speaker' : role] ?? [], person)
        : null,
    ];
    return sentences.filter((sentence) => sentence !== null).join(' ');
  }

  /** A founder among the people of an established company speaks as its director. */
  private voiceOf({ role, company }: Person): string {
    const established = company !== null && company.row.kind !== 'STARTUP';
    return role?.key === 'founder' && established ? 'director' : (role?.key ?? '');
  }

  private note(cluster: string): string | null {
    const bag = this.notes.get(cluster);
    return bag && (this.options.mayRepeat || !bag.isExhausted) ? bag.draw() : null;
  }

  private sentence(templates: readonly string[], person: Person): string | null {
    const make = () => {
      const template = this.random.pick(templates);
      if (person.company && OF_THE_COMPANY.test(template)) return null;
      const sentence = fillPlaceholders(template, {
        ...person,
        random: this.random,
        year: this.options.year,
      });
      return sentence.charAt(0).toUpperCase() + sentence.slice(1);
    };
    return this.options.mayRepeat ? make() : this.sentences.first(ATTEMPTS, make);
  }
}
