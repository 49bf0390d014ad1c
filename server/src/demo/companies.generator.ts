import { ageOf, CompanyTexts, type CompanyAge } from './company-texts.generator';
import { ORGANIZATIONS, type Cluster } from './content';
import type { CompanyRow } from './dataset.types';
import { DAY, newRow } from './event-clock';
import type { Generation } from './generation.types';
import type { SeededRandom } from './seeded-random';
import { fillDigits } from './texts';

/** How many of sixty companies are of each kind. */
const KINDS: readonly { kind: CompanyRow['kind']; weight: number }[] = [
  { kind: 'SPONSOR', weight: 10 },
  { kind: 'EXHIBITOR', weight: 24 },
  { kind: 'STARTUP', weight: 16 },
  { kind: 'IT_EXPORTER', weight: 10 },
];
/** Letters of rows that no pod has. */
const STAND_ROWS = { SPONSOR: 'S', EXHIBITOR: 'E', STARTUP: 'U', IT_EXPORTER: 'X' } as const;
const TIERS = ['Platinum', 'Gold', 'Gold', 'Silver', 'Silver', 'Silver'];
const PODS_PER_ROW = 8;
/** Every third pod belongs to a company. */
const OWNED_EVERY = 3;

/** A company's data during generation: its people are of the same field. */
export interface GeneratedCompany {
  row: CompanyRow;
  cluster: Cluster;
  age: CompanyAge;
}

/** So many items, as many of each as its weight says. */
function distribute<T extends { weight: number }>(items: readonly T[], count: number): T[] {
  const total = items.reduce((sum, { weight }) => sum + weight, 0);
  return Array.from({ length: count }, (_, index) => {
    let place = ((index + 0.5) * total) / count;
    return items.find(({ weight }) => (place -= weight) < 0) ?? items[0];
  }).filter((item) => item !== undefined);
}

function uniqueName(random: SeededRandom, cluster: Cluster, taken: Set<string>): string {
  for (let attempt = 0; ; attempt++) {
    const name = `${random.pick(ORGANIZATIONS.nameWords)} ${random.pick(cluster.words)}`;
    const tried = attempt < 20 ? name : `${name} ${taken.size}`;
    if (!taken.has(tried)) {
      taken.add(tried);
      return tried;
    }
  }
}

/** Exporters sell software; the first company of a kind is of the field of the cast member who works there. */
function fieldsFor({ clusters, options }: Generation, random: SeededRandom, kinds: CompanyRow['kind'][]) {
  const fields = random.sample(distribute(clusters, kinds.length), kinds.length);
  return kinds.map((kind, index) => {
    const first = kinds.indexOf(kind) === index;
    const member = first ? options.cast?.find(({ companyKind }) => companyKind === kind) : undefined;
    const wanted = member?.cluster ?? (kind === 'IT_EXPORTER' ? 'software' : null);
    return clusters.find(({ key }) => key === wanted) ?? fields[index] ?? random.weighted(clusters);
  });
}

/** The companies of all four kinds. */
export function generateCompanies(generation: Generation, count: number): GeneratedCompany[] {
  const { event, born, random: root, options, tables, now } = generation;
  const kinds = distribute(KINDS, count).map(({ kind }) => kind);
  const fields = fieldsFor(generation, root.fork('company-fields'), kinds);
  const year = new Date(now).getUTCFullYear();
  const texts = new CompanyTexts(root.fork('company-texts'), year, options.takenTaglines ?? new Set());
  const names = new Set<string>();
  const companies = kinds.map((kind, index): GeneratedCompany => {
    const cluster = fields[index] as Cluster;
    const random = root.fork(`company-${index}`);
    const name = uniqueName(random, cluster, names);
    const exporter = kind === 'IT_EXPORTER';
    const place = random.pick(
      ORGANIZATIONS.cities.filter(
        ({ country }) => !exporter || ORGANIZATIONS.exportingCountries.includes(country),
      ),
    );
    const host = `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.example`;
    const age = ageOf(random, kind, year);
    const row: CompanyRow = {
      ...newRow(random, born + random.between(1, 20) * DAY),
      event_id: event.id,
      kind,
      name,
      ...texts.write({ kind, name, city: place.city }, cluster.key, age),
      logo: options.pictures?.logos.get(name) ?? null,
      cover: options.pictures?.companyCovers.get(name) ?? null,
      website: `https://www.${host}`,
      email: `hello@${host}`,
      phone: fillDigits(random, place.phone),
      country: place.country,
      city: place.city,
      sectors: random.sample(cluster.topics, random.between(1, 2)),
      tier: kind === 'SPONSOR' ? random.pick(TIERS) : null,
      stand: `${STAND_ROWS[kind]}${kinds.slice(0, index + 1).filter((other) => other === kind).length}`,
      seats: 10,
      links: [],
    };
    return { row, cluster, age };
  });
  tables.companies.push(...companies.map(({ row }) => row));
  return companies;
}

/** Pods in rows A, B, C…; some belong to exhibitors and sponsors, exhibitors first. */
export function generatePods({ tables, event, born, random: root }: Generation, count: number): void {
  const random = root.fork('pods');
  const exhibitors = tables.companies.filter(({ kind }) => kind === 'EXHIBITOR');
  const sponsors = tables.companies.filter(({ kind }) => kind === 'SPONSOR');
  const owners = [...exhibitors.slice(0, 5), ...sponsors.slice(0, 3), ...exhibitors.slice(5)];
  for (let index = 0; index < count; index++) {
    const row = Math.floor(index / PODS_PER_ROW);
    const letter = String.fromCharCode(65 + (row % 26)) + (row >= 26 ? String(Math.floor(row / 26)) : '');
    const owner = index % OWNED_EVERY === 1 ? owners[Math.floor(index / OWNED_EVERY)] : undefined;
    tables.pods.push({
      ...newRow(random, born + 30 * DAY),
      event_id: event.id,
      name: `${letter}${(index % PODS_PER_ROW) + 1}`,
      location: `Hall ${(row % 3) + 1}, ${owner ? `at the stand of ${owner.name}` : `row ${letter}`}`,
      bookable: true,
      company_id: owner?.id ?? null,
      position: index,
    });
  }
}
