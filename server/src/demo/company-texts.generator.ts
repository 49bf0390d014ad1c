import { COMPANY_TEXTS, ORGANIZATIONS, type CompanyProfile } from './content';
import type { CompanyRow } from './dataset.types';
import type { SeededRandom } from './seeded-random';
import { fillIn, ShuffleBag, UniqueTexts } from './texts';

/** How old and how large a company is. */
export interface CompanyAge {
  founded: number;
  team: number;
}

type Size = 'small' | 'large';

const ATTEMPTS = 8;
const YEARS = ['a year', 'two years', 'three years', 'four years'];

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

/** Taglines and descriptions; within an event no two companies say the same as long as the texts last. */
export class CompanyTexts {
  private readonly bags = new Map<string, ShuffleBag<CompanyProfile>>();
  private readonly facts = new UniqueTexts();

  constructor(
    private readonly random: SeededRandom,
    private readonly year: number,
    private readonly takenTaglines: ReadonlySet<string>,
  ) {}

  write(row: Pick<CompanyRow, 'kind' | 'name' | 'city'>, cluster: string, age: CompanyAge) {
    const profile = this.profileFor(cluster, row.kind === 'STARTUP' ? 'small' : 'large');
    const shows = fillIn(this.random.pick(COMPANY_TEXTS.invitations[row.kind]), { shows: profile.shows });
    // Not every company begins with what it does; none names itself twice.
    const factsFirst = this.random.chance(0.35);
    const facts = this.factsOf(row, age, factsFirst);
    const does = `${facts.includes(row.name) ? 'The company' : row.name} ${profile.does}.`;
    const beginning = factsFirst ? [facts, does] : [does, facts];
    return { tagline: profile.tagline, description: [...beginning, profile.fact, shows].join(' ') };
  }

  private factsOf(
    { kind, name, city }: Pick<CompanyRow, 'kind' | 'name' | 'city'>,
    { founded, team }: CompanyAge,
    named: boolean,
  ): string {
    const all = kind === 'STARTUP' ? COMPANY_TEXTS.startupFacts : COMPANY_TEXTS.establishedFacts;
    const templates = all.filter((template) => named || !template.includes('{name}'));
    const years = this.year - founded;
    const make = () =>
      fillIn(this.random.pick(templates), {
        name,
        city,
        second: this.random.pick(ORGANIZATIONS.cities.filter((place) => place.city !== city)).city,
        founded: String(founded),
        age: `${YEARS[years - 1] ?? `${years} years`} old`,
        team: team.toLocaleString('en-US'),
        founders: this.random.pick(COMPANY_TEXTS.founders),
        markets: String(this.random.between(3, 28)),
      });
    return this.facts.first(ATTEMPTS, make) ?? make();
  }

  /** A text of the field and size; where those are used up, one of the other size. */
  private profileFor(cluster: string, size: Size): CompanyProfile {
    const wanted = this.bagOf(cluster, size);
    const other = this.bagOf(cluster, size === 'small' ? 'large' : 'small');
    return wanted.isExhausted && !other.isExhausted ? other.draw() : wanted.draw();
  }

  private bagOf(cluster: string, size: Size): ShuffleBag<CompanyProfile> {
    const key = `${cluster}/${size}`;
    let bag = this.bags.get(key);
    if (!bag) {
      const profiles = COMPANY_TEXTS.profiles[cluster]?.[size] ?? [];
      const unused = profiles.filter(({ tagline }) => !this.takenTaglines.has(tagline));
      bag = new ShuffleBag(this.random.fork(key), unused.length > 0 ? unused : profiles);
      this.bags.set(key, bag);
    }
    return bag;
  }
}
