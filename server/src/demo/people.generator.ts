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
import type { GeneratedCompany } from './companies.generator';
import type { AttendeeRow } from './dataset.types';
import type { Generation } from './generation.types';
import { chooseInterests, type AddInterests } from './interests.generator';
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
  company: GeneratedCompany | null;
}

type Teams = Map<string, GeneratedCompany[]>;

function chooseWork({ clusters }: Generation, random: SeededRandom, teams: Teams): Work {
  const cluster = random.weighted(clusters);
  if (random.chance(INVESTOR_SHARE)) return { cluster, role: INVESTOR, company: null };
  const role = random.weighted(ROLES);
  const companies = teams.get(cluster.key) ?? [];
  const company = companies.length > 0 && random.chance(role.inCompany) ? random.pick(companies) : null;
  return { cluster, role, company };
}

/** Names that belong to no company of the event. */
function otherName(random: SeededRandom, words: readonly string[], companies: ReadonlySet<string>): string {
  for (;;) {
    const name = `${random.pick(NAME_WORDS)} ${random.pick(words)}`;
    if (!companies.has(name)) return name;
  }
}

function organizationOf(random: SeededRandom, work: Work, companies: ReadonlySet<string>): string {
  const { role, company, cluster } = work;
  if (company) return company.row.name;
  switch (role.key) {
    case 'investor':
      return `${random.pick(NAME_WORDS)} ${random.pick(INVESTOR_WORDS)}`;
    case 'official':
      return random.pick(OFFICES);
    case 'researcher':
      return `${random.pick(CITIES).city} ${random.pick(UNIVERSITIES)}`;
    case 'press':
      return random.pick(PRESS);
    case 'buyer':
      return random.pick(BUYERS[cluster.key] ?? OFFICES);
    default:
      return otherName(random, cluster.words, companies);
  }
}

function categoryOf(random: SeededRandom, role: WorkRole, invited: boolean): AttendeeRow['category'] {
  if (role.key === 'investor') return 'INVESTOR';
  return !invited && random.chance(SPEAKER_SHARE) ? 'SPEAKER' : 'ATTENDEE';
}

class PeopleGenerator {
  private readonly random: SeededRandom;
  private readonly teams: Teams = new Map();
  private readonly names: ReadonlySet<string>;

  constructor(
    private readonly generation: Generation,
    private readonly companies: readonly GeneratedCompany[],
  ) {
    this.random = generation.random.fork('people');
    this.names = new Set(companies.map(({ row }) => row.name));
    for (const company of companies) {
      const team = this.teams.get(company.cluster.key);
      if (team) team.push(company);
      else this.teams.set(company.cluster.key, [company]);
    }
  }

  /** The cast first, then the teams of companies, then everybody else. */
  addAll(add: AddInterests): void {
    const { generation, random, companies } = this;
    const { people, options } = generation;
    for (const draft of this.castDrafts()) addPerson(generation, random, draft, add);
    const places = Math.min(companies.length * TEAM, Math.floor(options.attendees * 0.4));
    while (people.length < options.attendees) {
      const company = people.length < places ? companies[people.length % companies.length] : undefined;
      const work = company
        ? { cluster: company.cluster, role: random.weighted(TEAM_ROLES), company }
        : chooseWork(generation, random, this.teams);
      addPerson(generation, random, this.draft(work), add);
    }
  }

  private draft(work: Work): PersonDraft {
    const { random } = this;
    const culture = random.weighted(CULTURES);
    const interests = chooseInterests(random, work.cluster, work.role, this.generation.clusters);
    const invited = random.chance(INVITED_SHARE);
    const woman = random.chance(0.5);
    return {
      ...work,
      firstName: random.pick(woman ? culture.women : culture.men),
      lastName: random.pick(culture.last),
      look: woman ? (random.chance(culture.headscarves ?? 0) ? 'headscarf' : 'woman') : 'man',
      organization: organizationOf(random, work, this.names),
      country: random.pick(culture.countries),
      category: categoryOf(random, work.role, invited),
      status: invited ? 'INVITED' : 'CONFIRMED',
      interests,
      cast: null,
    };
  }

  private castDrafts(): PersonDraft[] {
    const { options, clusters } = this.generation;
    return (options.cast ?? []).map((member): PersonDraft => {
      const cluster = clusters.find(({ key }) => key === member.cluster);
      if (!cluster) throw new Error(`${member.email} belongs to the unknown cluster ${member.cluster}.`);
      const company = this.companies.find(({ row }) => row.kind === member.companyKind) ?? null;
      const organization = company?.row.name ?? member.organization;
      return { ...member, organization, company, cluster, role: null, interests: member, cast: member };
    });
  }
}

/** Users with their attendee profiles; what profiles say is written by `profiles.generator.ts`. */
export function generatePeople(
  generation: Generation,
  companies: readonly GeneratedCompany[],
  add: AddInterests,
): void {
  new PeopleGenerator(generation, companies).addAll(add);
}
