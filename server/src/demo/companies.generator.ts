import type { Cluster } from './content/clusters';
import { CITIES, EXPORTING_COUNTRIES, NAME_WORDS } from './content/company-texts';
import { ageOf, CompanyTexts, type CompanyAge } from './company-text.generator';
import type { CompanyRow } from './dataset.types';
import { DAY, iso } from './event-clock';
import type { Generation } from './generation.types';
import type { SeededRandom } from './seeded-random';

/** How the companies divide over the kinds, in parts of sixty. */
const SHARES: readonly [CompanyRow['kind'], number][] = [
  ['SPONSOR', 10],
  ['EXHIBITOR', 24],
  ['STARTUP', 16],
  ['IT_EXPORTER', 10],
];
const TIERS = ['Platinum', 'Gold', 'Gold', 'Silver', 'Silver', 'Silver'];

/** What is known about a company only while generating: its people are of the same field. */
export interface GeneratedCompany {
  row: CompanyRow;
  cluster: Cluster;
  age: CompanyAge;
}

function kindsFor(count: number): CompanyRow['kind'][] {
  return Array.from({ length: count }, (_, index) => {
    let place = ((index + 0.5) * 60) / count;
    for (const [kind, share] of SHARES) if ((place -= share) < 0) return kind;
    return 'IT_EXPORTER';
  });
}

function uniqueName(random: SeededRandom, cluster: Cluster, taken: Set<string>): string {
  for (let attempt = 0; ; attempt++) {
    const name = `${random.pick(NAME_WORDS)} ${random.pick(cluster.words)}`;
    const tried = attempt < 20 ? name : `${name} ${taken.size}`;
    if (!taken.has(tried)) {
      taken.add(tried);
      return tried;
    }
  }
}

/** As many companies of each field as its weight says, in random order. */
function dealFields(clusters: readonly Cluster[], count: number, random: SeededRandom): Cluster[] {
  const total = clusters.reduce((sum, { weight }) => sum + weight, 0);
  const dealt = Array.from({ length: count }, (_, index) => {
    let place = ((index + 0.5) * total) / count;
    return clusters.find(({ weight }) => (place -= weight) < 0) ?? clusters[0];
  }).filter((cluster) => cluster !== undefined);
  return random.sample(dealt, dealt.length);
}

/** Exporters sell software; the first company of a kind is of the field of the cast member who works there. */
function fieldsFor({ clusters, options }: Generation, random: SeededRandom, kinds: CompanyRow['kind'][]) {
  const dealt = dealFields(clusters, kinds.length, random);
  return kinds.map((kind, index) => {
    const first = kinds.indexOf(kind) === index;
    const member = first ? options.cast?.find(({ companyKind }) => companyKind === kind) : undefined;
    const wanted = member?.cluster ?? (kind === 'IT_EXPORTER' ? 'software' : null);
    return clusters.find(({ key }) => key === wanted) ?? dealt[index] ?? random.weighted(clusters);
  });
}

/** Fills in the digits of a phone number. */
export function digits(random: SeededRandom, pattern: string): string {
  return pattern.replaceAll('#', () => String(random.between(0, 9)));
}

class CompanyGenerator {
  private readonly texts: CompanyTexts;
  private readonly taken = new Set<string>();
  private readonly year: number;

  constructor(private readonly generation: Generation) {
    this.year = new Date(generation.now).getUTCFullYear();
    const { random, options } = generation;
    this.texts = new CompanyTexts(
      random.fork('company-texts'),
      this.year,
      options.takenTaglines ?? new Set(),
    );
  }

  generate(kind: CompanyRow['kind'], index: number, cluster: Cluster): GeneratedCompany {
    const { event, born, random: root, options } = this.generation;
    const random = root.fork(`company-${index}`);
    const name = uniqueName(random, cluster, this.taken);
    const exports = kind === 'IT_EXPORTER' ? EXPORTING_COUNTRIES : null;
    const place = random.pick(CITIES.filter(({ country }) => exports?.includes(country) ?? true));
    const host = `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.example`;
    const age = ageOf(random, kind, this.year);
    const created = born + random.between(1, 20) * DAY;
    const row: CompanyRow = {
      id: random.uuid(created),
      created_at: iso(created),
      updated_at: iso(created),
      event_id: event.id,
      kind,
      name,
      ...this.texts.write({ kind, name, city: place.city }, cluster.key, age),
      logo: options.pictures?.logos.get(name) ?? null,
      cover: options.pictures?.companyCovers.get(name) ?? null,
      website: `https://www.${host}`,
      email: `hello@${host}`,
      phone: digits(random, place.phone),
      country: place.country,
      city: place.city,
      sectors: random.sample(cluster.topics, random.between(1, 2)),
      tier: kind === 'SPONSOR' ? random.pick(TIERS) : null,
    };
    return { row, cluster, age };
  }
}

/** The companies of all four kinds. */
export function generateCompanies(generation: Generation, count: number): GeneratedCompany[] {
  const kinds = kindsFor(count);
  const fields = fieldsFor(generation, generation.random.fork('company-fields'), kinds);
  const generator = new CompanyGenerator(generation);
  const companies = fields.map((cluster, index) =>
    generator.generate(kinds[index] ?? 'EXHIBITOR', index, cluster),
  );
  generation.tables.companies.push(...companies.map(({ row }) => row));
  return companies;
}
