import { groupedBy } from '../core/request/loaders';
import type { GeneratedCompany } from './companies.generator';
import { CULTURES, EXCHANGE, INVESTOR, ORGANIZATIONS, ROLES, type Cluster, type WorkRole } from './content';
import type { AttendeeRow, UserRow } from './dataset.types';
import { iso, newRow } from './event-clock';
import type { Generation, InterestChoice, Person } from './generation.types';
import type { AddInterests } from './event-setup.generator';
import { timeOfRegistration } from './registration-curve';
import type { SeededRandom } from './seeded-random';

const INVESTOR_SHARE = 0.1;
const SPEAKER_SHARE = 0.1;
const INVITED_SHARE = 0.08;
/** The first people of a company's team come before the others, so that no stand is empty. */
const TEAM = 2;
const TEAM_ROLES = ROLES.filter(({ inCompany }) => inCompany >= 0.6);
const PLAIN_LETTERS: Record<string, string> = { ø: 'o', ł: 'l', ı: 'i', æ: 'ae', ß: 'ss' };

type Work = Pick<Person, 'cluster' | 'company'> & { role: WorkRole };

/** A person before ids and times are given. */
interface PersonDraft extends Omit<Person, 'row' | 'user'> {
  firstName: string;
  lastName: string;
  organization: string;
  country: string;
  category: AttendeeRow['category'];
  status: AttendeeRow['status'];
}

function organizationOf(random: SeededRandom, work: Work, companies: ReadonlySet<string>): string {
  const { nameWords, investorWords, offices, cities, universities, press, buyers } = ORGANIZATIONS;
  const { role, company, cluster } = work;
  if (company) return company.row.name;
  switch (role.key) {
    case 'investor':
      return `${random.pick(nameWords)} ${random.pick(investorWords)}`;
    case 'official':
      return random.pick(offices);
    case 'researcher':
      return `${random.pick(cities).city} ${random.pick(universities)}`;
    case 'press':
      return random.pick(press);
    case 'buyer':
      return random.pick(buyers[cluster.key] ?? offices);
    default:
      for (;;) {
        const name = `${random.pick(nameWords)} ${random.pick(cluster.words)}`;
        if (!companies.has(name)) return name;
      }
  }
}

function categoryOf(random: SeededRandom, role: WorkRole, invited: boolean): AttendeeRow['category'] {
  if (role.key === 'investor') return 'INVESTOR';
  return !invited && random.chance(SPEAKER_SHARE) ? 'SPEAKER' : 'ATTENDEE';
}

/** Mostly what people of this field and role would choose, with some noise, as life has it. */
function chooseInterests(
  random: SeededRandom,
  { cluster, role }: Work,
  clusters: readonly Cluster[],
): InterestChoice {
  const sells = role.field === 'offer' || role.field === 'both' ? cluster.exchange : [];
  const buys = role.field === 'seek' || role.field === 'both' ? cluster.exchange : [];
  const noisy = (own: readonly string[], others: readonly string[]): string[] => {
    const count = random.between(2, 3);
    const chosen = random.sample([...new Set(own)], count);
    if (random.chance(0.25)) chosen[chosen.length - 1] = random.pick(others);
    return [...new Set(chosen)];
  };
  const otherTopics = random.pick(clusters).topics;
  const seek = noisy([...role.seek, ...buys], EXCHANGE);
  const offer = noisy([...role.offer, ...sells], EXCHANGE);
  return {
    topics: noisy([...cluster.topics, random.pick(otherTopics)], otherTopics),
    seek,
    // A person does not seek and offer the same term.
    offer: offer.filter((label) => !seek.includes(label)),
  };
}

const mailPart = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[øłıæß]/g, (letter) => PLAIN_LETTERS[letter] ?? '')
    .replaceAll(/[^a-z]/g, '');

class PeopleGenerator {
  private readonly random: SeededRandom;
  private readonly teams: ReadonlyMap<string, GeneratedCompany[]>;
  private readonly companyNames: ReadonlySet<string>;

  constructor(
    private readonly generation: Generation,
    private readonly companies: readonly GeneratedCompany[],
    private readonly addInterests: AddInterests,
  ) {
    this.random = generation.random.fork('people');
    this.companyNames = new Set(companies.map(({ row }) => row.name));
    this.teams = groupedBy([...companies], ({ cluster }) => cluster.key);
  }

  /** The cast first, then the teams of companies, then all others. */
  addAll(): void {
    const { generation, random, companies } = this;
    const { people, options } = generation;
    for (const draft of this.castDrafts()) this.add(draft);
    const places = Math.min(companies.length * TEAM, Math.floor(options.attendees * 0.4));
    while (people.length < options.attendees) {
      const company = people.length < places ? companies[people.length % companies.length] : undefined;
      const work = company
        ? { cluster: company.cluster, role: random.weighted(TEAM_ROLES), company }
        : this.chooseWork();
      this.add(this.draft(work));
    }
  }

  private chooseWork(): Work {
    const { random } = this;
    const cluster = random.weighted(this.generation.clusters);
    if (random.chance(INVESTOR_SHARE)) return { cluster, role: INVESTOR, company: null };
    const role = random.weighted(ROLES);
    const companies = this.teams.get(cluster.key) ?? [];
    const company = companies.length > 0 && random.chance(role.inCompany) ? random.pick(companies) : null;
    return { cluster, role, company };
  }

  private draft(work: Work): PersonDraft {
    const { random } = this;
    const culture = random.weighted(CULTURES);
    const interests = chooseInterests(random, work, this.generation.clusters);
    const { people, options } = this.generation;
    const applies = people.length >= options.attendees - (options.applicants ?? 0);
    const invited = random.chance(INVITED_SHARE) || applies;
    const woman = random.chance(0.5);
    return {
      ...work,
      firstName: random.pick(woman ? culture.women : culture.men),
      lastName: random.pick(culture.last),
      look: woman ? (random.chance(culture.headscarves ?? 0) ? 'headscarf' : 'woman') : 'man',
      organization: organizationOf(random, work, this.companyNames),
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

  /** Writes the rows of one person: user, attendee and interests. */
  private add({
    firstName,
    lastName,
    organization,
    country,
    category,
    status,
    ...person
  }: PersonDraft): void {
    const { random } = this;
    const { tables, event, born, now, options, people, planted } = this.generation;
    const { cast, company, cluster, role } = person;
    const domain = options.emailDomain ?? `s${options.seed}.people.demo.podium.test`;
    const latest = Math.min(now, Date.parse(event.starts_at));
    // People come one after the other, so ids ascend in row order and indexes are filled from the left.
    const place = (people.length + random.fraction()) / options.attendees;
    const created = born + Math.floor(timeOfRegistration(place) * (latest - born));
    const user: UserRow = {
      ...newRow(random, created),
      email: cast?.email ?? `${mailPart(firstName)}.${mailPart(lastName)}.${people.length + 1}@${domain}`,
      password_hash: cast?.passwordHash ?? null,
      display_name: `${firstName} ${lastName}`,
      role: 'ATTENDEE',
      email_verified_at: iso(created),
      avatar: null,
    };
    // Most confirm on the same day, some after weeks.
    const confirmed = iso(created + Math.floor(random.fraction() ** 6 * (latest - created)));
    const row: AttendeeRow = {
      ...newRow(random, created),
      event_id: event.id,
      user_id: user.id,
      company_id: company?.row.id ?? null,
      category,
      status,
      application: null,
      first_name: firstName,
      last_name: lastName,
      job_title: null,
      organization,
      introduction: null,
      country,
      phone: null,
      avatar: null,
      invite_code: random.code(),
      checked_in_at: null,
      confirmed_at: status === 'CONFIRMED' ? confirmed : null,
      company_contact: false,
    };
    tables.users.push(user);
    tables.attendees.push(row);
    people.push({ ...person, row, user });
    planted.push({ attendeeId: row.id, cluster: cluster.key, role: role?.key ?? 'cast' });
    this.addInterests(row.id, person.interests);
  }
}

/** Users with their attendee profiles; what profiles say is written by `profiles.generator.ts`. */
export function generatePeople(
  generation: Generation,
  companies: readonly GeneratedCompany[],
  addInterests: AddInterests,
): void {
  new PeopleGenerator(generation, companies, addInterests).addAll();
}
