import type { Cluster } from './content/clusters';
import { CITIES, DESCRIPTIONS, NAME_WORDS, SECTOR_TAGLINES } from './content/company-texts';
import { fillIn } from './content/text-table';
import type { CompanyRow } from './dataset.types';
import { iso, DAY } from './event-clock';
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
const LOGOS = 12;

/** Companies remember their field only while generating; their people are of the same field. */
export interface CompanyWithCluster {
  row: CompanyRow;
  cluster: Cluster;
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

/** Exporters sell software; the first company of a kind is of the field of the cast member who works there. */
function fieldOf(
  { clusters, options }: Generation,
  random: SeededRandom,
  kind: CompanyRow['kind'],
  first: boolean,
): Cluster {
  const member = first ? options.cast?.find(({ companyKind }) => companyKind === kind) : undefined;
  const wanted = member?.cluster ?? (kind === 'IT_EXPORTER' ? 'software' : null);
  return clusters.find(({ key }) => key === wanted) ?? random.weighted(clusters);
}

function generateCompany(
  { event, born, random: root }: Generation,
  kind: CompanyRow['kind'],
  index: number,
  cluster: Cluster,
  taken: Set<string>,
): CompanyWithCluster {
  const random = root.fork(`company-${index}`);
  const name = uniqueName(random, cluster, taken);
  const { city, country, dial } = random.pick(CITIES);
  const host = `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.example`;
  const values = {
    name,
    city,
    field: cluster.field,
    mission: random.pick(cluster.missions),
    customers: random.pick(cluster.customers),
    year: String(random.between(2004, 2023)),
    size: String(random.between(8, 400)),
  };
  const created = born + random.between(1, 20) * DAY;
  const row: CompanyRow = {
    id: random.uuid(created),
    created_at: iso(created),
    updated_at: iso(created),
    event_id: event.id,
    kind,
    name,
    tagline: fillIn(random.pick(SECTOR_TAGLINES), values),
    description: fillIn(random.pick(DESCRIPTIONS), values),
    logo: index < LOGOS ? `/images/demo/logo-${index + 1}.svg` : null,
    website: `https://www.${host}`,
    email: `hello@${host}`,
    phone: `${dial} 555 ${random.between(1000, 9999)}`,
    country,
    city,
    sectors: random.sample(cluster.topics, random.between(1, 2)),
    tier: kind === 'SPONSOR' ? random.pick(TIERS) : null,
  };
  return { row, cluster };
}

/** The companies of all four kinds. */
export function generateCompanies(generation: Generation, count: number): CompanyWithCluster[] {
  const random = generation.random.fork('company-fields');
  const taken = new Set<string>();
  const kinds = kindsFor(count);
  const companies = kinds.map((kind, index) => {
    const first = kinds.indexOf(kind) === index;
    return generateCompany(generation, kind, index, fieldOf(generation, random, kind, first), taken);
  });
  generation.tables.companies.push(...companies.map(({ row }) => row));
  return companies;
}
