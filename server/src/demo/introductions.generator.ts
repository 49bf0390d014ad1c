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

/** Values of the placeholders in introductions, each made only where it is asked for. */
class Values {
  constructor(
    private readonly random: SeededRandom,
    private readonly year: number,
  ) {}

  fill(template: string, person: Person): string {
    return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => this.valueOf(name, person));
  }

  private valueOf(name: string, person: Person): string {
    const { row, cluster, interests } = person;
    const { random } = this;
    switch (name) {
      case 'org':
        return row.organization ?? '';
      case 'field':
        return cluster.field;
      case 'mission':
        return random.pick(cluster.missions);
      case 'customers':
        return random.pick(cluster.customers);
      case 'seek':
        return joined(random.sample(interests.seek, 2));
      case 'offer':
        return joined(random.sample(interests.offer, 2));
      case 'topic': {
        const known = interests.topics.filter((topic) => cluster.topics.includes(topic));
        return known.length > 0 ? inSentence(random.pick(known)) : cluster.field;
      }
      case 'region':
        return random.pick(INTRODUCTIONS.regions);
      case 'ticket':
        return random.pick(INTRODUCTIONS.tickets);
      default:
        return String(this.numberOf(name, person));
    }
  }

  /** Numbers agree with the age and size of the company somebody works for. */
  private numberOf(name: string, { company }: Person): number {
    const { random, year } = this;
    const startup = company?.row.kind === 'STARTUP' ? company.age : null;
    const oldest = Math.max(1, year - (company?.age.founded ?? year - 20));
    switch (name) {
      case 'started':
        return startup?.founded ?? year - random.between(1, 6);
      case 'since':
        return year - random.between(1, Math.min(9, oldest));
      case 'tenure':
        return random.between(2, Math.max(2, Math.min(15, oldest)));
      case 'team':
        return startup?.team ?? random.between(4, 38);
      case 'markets':
        return random.between(2, startup ? 3 : 11);
      case 'years':
        return random.between(4, 24);
      case 'firms':
        return random.between(9, 90);
      case 'partners':
        return random.between(3, 8);
      case 'days':
        return random.between(3, 14);
      default:
        throw new Error(`Introductions have no value for {${name}}.`);
    }
  }
}

/** What only the people of a company could say wrongly: the company describes itself. */
const OF_THE_COMPANY = /\{(mission|customers)\}/;

/** Writes what people say about themselves; no sentence comes twice, except in very large events. */
export class Introductions {
  private readonly sentences = new UniqueTexts();
  private readonly notes = new Map<string, ShuffleBag<string>>();
  private readonly values: Values;

  constructor(
    private readonly random: SeededRandom,
    private readonly options: { year: number; mayRepeat: boolean },
  ) {
    this.values = new Values(random, options.year);
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
      const sentence = this.values.fill(template, person);
      return sentence.charAt(0).toUpperCase() + sentence.slice(1);
    };
    return this.options.mayRepeat ? make() : this.sentences.first(ATTEMPTS, make);
  }
}
