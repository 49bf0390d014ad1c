import type { Cluster } from './content/clusters';
import {
  BUYERS,
  CITIES,
  INVESTOR_WORDS,
  NAME_WORDS,
  OFFICES,
  PRESS,
  UNIVERSITIES,
} from './content/company-texts';
import { CULTURES } from './content/names';
import { INVESTOR, ROLES, type WorkRole } from './content/roles';
import { fillIn } from './content/text-table';
import type { CompanyWithCluster } from './companies.generator';
import type { AttendeeRow, CompanyRow } from './dataset.types';
import type { Generation } from './generation.types';
import { chooseInterests, type AddInterests, type InterestChoice } from './interests.generator';
import { addPerson, type PersonDraft } from './person-rows';
import type { SeededRandom } from './seeded-random';

const INVESTOR_SHARE = 0.1;
const SPEAKER_SHARE = 0.1;
const INVITED_SHARE = 0.08;
/** The first people of a company's team come before the others, so that no stand is empty. */
const TEAM = 2;
const TEAM_ROLES = ROLES.filter(({ inCompany }) => inCompany >= 0.6);

interface Work {
  cluster: Cluster;
  role: WorkRole;
  company: CompanyRow | null;
}

type Teams = Map<string, CompanyRow[]>;

function chooseWork({ clusters }: Generation, random: SeededRandom, teams: Teams): Work {
  const cluster = random.weighted(clusters);
  if (random.chance(INVESTOR_SHARE)) return { cluster, role: INVESTOR, company: null };
  const role = random.weighted(ROLES);
  const companies = teams.get(cluster.key) ?? [];
  const company = companies.length > 0 && random.chance(role.inCompany) ? random.pick(companies) : null;
  return { cluster, role, company };
}

function organizationOf(random: SeededRandom, { role, company, cluster }: Work): string {
  if (company) return company.name;
  const word = random.pick(NAME_WORDS);
  switch (role.key) {
    case 'investor':
      return `${word} ${random.pick(INVESTOR_WORDS)}`;
    case 'official':
      return random.pick(OFFICES);
    case 'researcher':
      return `${random.pick(CITIES).city} ${random.pick(UNIVERSITIES)}`;
    case 'press':
      return random.pick(PRESS);
    case 'buyer':
      return random.pick(BUYERS);
    default:
      return `${word} ${random.pick(cluster.words)}`;
  }
}

/** Labels begin with a capital; inside a sentence only abbreviations keep it. */
function inSentence(label: string): string {
  return /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

function introduce(
  random: SeededRandom,
  work: Work,
  organization: string,
  interests: InterestChoice,
): string {
  const joined = (labels: readonly string[]): string => {
    const comma = labels.some((label) => label.includes(' and ')) ? ',' : '';
    return labels.map(inSentence).join(`${comma} and `) || 'good company';
  };
  return fillIn(random.pick(work.role.introductions), {
    org: organization,
    field: work.cluster.field,
    mission: random.pick(work.cluster.missions),
    customers: random.pick(work.cluster.customers),
    seek: joined(interests.seek.slice(0, 2)),
    offer: joined(interests.offer.slice(0, 2)),
  });
}

function categoryOf(random: SeededRandom, role: WorkRole, invited: boolean): AttendeeRow['category'] {
  if (role.key === 'investor') return 'INVESTOR';
  return !invited && random.chance(SPEAKER_SHARE) ? 'SPEAKER' : 'ATTENDEE';
}

function draftPerson({ clusters }: Generation, random: SeededRandom, work: Work): PersonDraft {
  const culture = random.weighted(CULTURES);
  const interests = chooseInterests(random, work.cluster, work.role, clusters);
  const organization = organizationOf(random, work);
  const invited = random.chance(INVITED_SHARE);
  return {
    firstName: random.pick(random.chance(0.5) ? culture.women : culture.men),
    lastName: random.pick(culture.last),
    jobTitle: random.pick(work.role.titles),
    organization,
    introduction: introduce(random, work, organization, interests),
    country: random.pick(culture.countries),
    category: categoryOf(random, work.role, invited),
    status: invited ? 'INVITED' : 'CONFIRMED',
    company: work.company,
    cluster: work.cluster,
    role: work.role.key,
    interests,
    cast: null,
  };
}

function castDrafts({ options, clusters, tables }: Generation): PersonDraft[] {
  return (options.cast ?? []).map((member): PersonDraft => {
    const cluster = clusters.find(({ key }) => key === member.cluster);
    if (!cluster) throw new Error(`${member.email} belongs to the unknown cluster ${member.cluster}.`);
    const company = tables.companies.find(({ kind }) => kind === member.companyKind) ?? null;
    const organization = company?.name ?? member.organization;
    return {
      ...member,
      organization,
      introduction: fillIn(member.introduction, { org: organization }),
      company,
      cluster,
      role: 'cast',
      interests: member,
      cast: member,
    };
  });
}

/** Users with their attendee profiles: the cast first, then teams of companies, then everybody else. */
export function generatePeople(
  generation: Generation,
  companies: CompanyWithCluster[],
  add: AddInterests,
): void {
  const random = generation.random.fork('people');
  const teams: Teams = new Map();
  for (const { row, cluster } of companies) teams.set(cluster.key, [...(teams.get(cluster.key) ?? []), row]);

  for (const draft of castDrafts(generation)) addPerson(generation, random, draft, add);
  const places = Math.min(companies.length * TEAM, Math.floor(generation.options.attendees * 0.4));
  while (generation.people.length < generation.options.attendees) {
    const employer =
      generation.people.length < places ? companies[generation.people.length % companies.length] : null;
    const work = employer
      ? { cluster: employer.cluster, role: random.weighted(TEAM_ROLES), company: employer.row }
      : chooseWork(generation, random, teams);
    addPerson(generation, random, draftPerson(generation, random, work), add);
  }
}
