import { COMPANY_PROFILES, type CompanyProfile } from './content/company-profiles';
import { ESTABLISHED_FACTS, INVITATIONS, STARTUP_FACTS } from './content/company-sentences';
import { CITIES } from './content/company-texts';
import { fillIn } from './content/text-table';
import type { CompanyRow } from './dataset.types';
import type { SeededRandom } from './seeded-random';
import { SaidOnce, TextDeck } from './text-deck';

/** How old and how large a company is. */
export interface CompanyAge {
  founded: number;
  team: number;
}

const ATTEMPTS = 8;
const FOUNDERS = ['two friends', 'three colleagues', 'two sisters', 'four students', 'two engineers'];

/** Startups were founded in the last years and are small; the others took their time. */
export function ageOf(random: SeededRandom, kind: CompanyRow['kind'], year: number): CompanyAge {
  if (kind === 'STARTUP') {
    const age = random.between(1, 4);
    return { founded: year - age, team: Math.min(20, random.between(3, 7) + age * random.between(0, 3)) };
  }
  const [low, high] = kind === 'SPONSOR' ? [260, 4_800] : [45, 900];
  return {
    founded: random.between(1996, year - 7),
    team: Math.round(low * (high / low) ** random.fraction()),
  };
}

const ageInWords = (years: number): string => {
  const words = ['a year', 'two years', 'three years', 'four years'];
  return `${words[years - 1] ?? `${years} years`} old`;
};

/** Taglines and descriptions; within an event no two companies say the same as long as the texts last. */
export class CompanyTexts {
  private readonly decks = new Map<string, TextDeck<CompanyProfile>>();
  private readonly said = new SaidOnce();

  constructor(
    private readonly random: SeededRandom,
    private readonly year: number,
    private readonly takenTaglines: ReadonlySet<string>,
  ) {}

  write(row: Pick<CompanyRow, 'kind' | 'name' | 'city'>, cluster: string, age: CompanyAge) {
    const profile = this.profileFor(cluster, row.kind === 'STARTUP' ? 'small' : 'large');
    const shows = fillIn(this.random.pick(INVITATIONS[row.kind] ?? []), { shows: profile.shows });
    // Not every company begins with what it does; none names itself twice.
    const factsFirst = this.random.chance(0.35);
    const facts = this.factsOf(row, age, factsFirst);
    const does = `${facts.includes(row.name) ? 'The company' : row.name} ${profile.does}.`;
    const beginning = factsFirst ? [facts, does] : [does, facts];
    return { tagline: profile.tagline, description: [...beginning, profile.fact, shows].join(' ') };
  }

  private factsOf(
    { kind, name, city }: Pick<CompanyRow, 'kind' | 'name' | 'city'>,
    age: CompanyAge,
    named: boolean,
  ): string {
    const all = kind === 'STARTUP' ? STARTUP_FACTS : ESTABLISHED_FACTS;
    const templates = all.filter((template) => named || !template.includes('{name}'));
    const make = () =>
      fillIn(this.random.pick(templates), {
        name,
        city,
        second: this.random.pick(CITIES.filter((place) => place.city !== city)).city,
        founded: String(age.founded),
        age: ageInWords(this.year - age.founded),
        team: age.team.toLocaleString('en-US'),
        founders: this.random.pick(FOUNDERS),
        markets: String(this.random.between(3, 28)),
      });
    return this.said.first(ATTEMPTS, make) ?? make();
  }

  /** A text of the field and size; where those are used up, one of the other size. */
  private profileFor(cluster: string, size: string): CompanyProfile {
    const [wanted, other] = [size, size === 'small' ? 'large' : 'small'].map((each) =>
      this.deckOf(cluster, each),
    ) as [TextDeck<CompanyProfile>, TextDeck<CompanyProfile>];
    return wanted.isUsedUp && !other.isUsedUp ? other.draw() : wanted.draw();
  }

  private deckOf(cluster: string, size: string): TextDeck<CompanyProfile> {
    const key = `${cluster}/${size}`;
    const known = this.decks.get(key);
    if (known) return known;
    const profiles = COMPANY_PROFILES.filter((each) => each.cluster === cluster && each.size === size);
    const free = profiles.filter(({ tagline }) => !this.takenTaglines.has(tagline));
    const deck = new TextDeck(this.random.fork(key), free.length > 0 ? free : profiles);
    this.decks.set(key, deck);
    return deck;
  }
}
