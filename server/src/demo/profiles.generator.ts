import { digits } from './companies.generator';
import { MOBILE_NUMBERS } from './content/phones';
import { COMPANY_TITLES, STARTUP_TITLES } from './content/roles';
import { fillIn } from './content/text-table';
import type { Generation, Person } from './generation.types';
import { Introductions } from './introductions.generator';
import type { Portraits } from './portraits';
import type { SeededRandom } from './seeded-random';

const PHONE_SHARE = 0.85;
const PORTRAIT_SHARE = 0.93;
const ATTEMPTS = 6;
/** Beyond so many people there are not enough texts for everybody. */
const UNREPEATED = 1_500;

class ProfileWriter {
  private readonly random: SeededRandom;
  private readonly introductions: Introductions;
  /** Titles that a company has already: it has one managing director, not three. */
  private readonly held = new Set<string>();

  constructor(
    generation: Generation,
    private readonly portraits: Portraits,
  ) {
    this.random = generation.random.fork('profiles');
    const year = new Date(generation.now).getUTCFullYear();
    this.introductions = new Introductions(generation.random.fork('introductions'), {
      year,
      mayRepeat: generation.people.length > UNREPEATED,
    });
  }

  write(person: Person): void {
    const { row, user, cast, look } = person;
    const confirmed = row.status === 'CONFIRMED';
    row.job_title = cast?.jobTitle ?? this.titleOf(person);
    row.introduction = this.introductionOf(person);
    const phone = MOBILE_NUMBERS.get(row.country ?? '');
    if (phone && (cast || this.random.chance(PHONE_SHARE))) row.phone = digits(this.random, phone);
    // Those who have only been invited have not been here yet.
    if (confirmed && (cast || this.random.chance(PORTRAIT_SHARE))) row.avatar = this.portraits.draw(look);
    user.avatar = row.avatar;
  }

  private introductionOf(person: Person): string | null {
    const { row, cast } = person;
    if (cast) return fillIn(cast.introduction, { org: row.organization ?? '' });
    return row.status === 'CONFIRMED' ? this.introductions.write(person) : null;
  }

  private titleOf(person: Person): string | null {
    const { role, company, cluster, row } = person;
    if (!role) return null;
    const special = company && (company.row.kind === 'STARTUP' ? STARTUP_TITLES : COMPANY_TITLES)[role.key];
    const speaks = row.category === 'SPEAKER' && (role.key !== 'founder' || company?.row.kind === 'STARTUP');
    const subject = speaks ? this.random.pick(cluster.subjects) : '';
    if (speaks) return fillIn(role.speaks, { subject });
    const titles = special ?? role.titles;
    if (!company) return this.random.pick(titles);
    for (let attempt = 1; ; attempt++) {
      const title = this.random.pick(titles);
      const key = `${company.row.id} ${title}`;
      if (this.held.has(key) && attempt < ATTEMPTS) continue;
      this.held.add(key);
      return title;
    }
  }
}

/** Titles, introductions, phones and portraits, once it is known who speaks. */
export function generateProfiles(generation: Generation, portraits: Portraits): void {
  const writer = new ProfileWriter(generation, portraits);
  for (const person of generation.people) writer.write(person);
}
