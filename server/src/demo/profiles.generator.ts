import { COMPANY_TITLES, MOBILE_NUMBERS, STARTUP_TITLES } from './content';
import type { Look, PictureSet } from './event-options.types';
import type { Generation, Person } from './generation.types';
import { Introductions } from './introductions.generator';
import type { SeededRandom } from './seeded-random';
import { fillDigits, fillIn, ShuffleBag } from './texts';

const PHONE_SHARE = 0.85;
const PORTRAIT_SHARE = 0.93;
const ATTEMPTS = 6;
/** Beyond so many people texts repeat. */
const UNREPEATED = 1_500;

/** Draws the name of a portrait, each once as long as there are enough; null where there are none. */
export type DrawPortrait = (look: Look) => string | null;

export function portraitsOf(random: SeededRandom, pictures: PictureSet | undefined): DrawPortrait {
  const bags = new Map<Look, ShuffleBag<string>>();
  for (const look of ['woman', 'headscarf', 'man'] as const) {
    const names = pictures?.portraits[look] ?? [];
    if (names.length > 0) bags.set(look, new ShuffleBag(random, names));
  }
  return (look) => bags.get(look)?.draw() ?? null;
}

/** Titles; a company has one managing director, not three. */
class Titles {
  private readonly held = new Set<string>();

  constructor(private readonly random: SeededRandom) {}

  of({ role, company, cluster, row }: Person): string | null {
    if (!role) return null;
    const startup = company?.row.kind === 'STARTUP';
    const speaks = row.category === 'SPEAKER' && (role.key !== 'founder' || startup);
    if (speaks) return fillIn(role.speaks, { subject: this.random.pick(cluster.subjects) });
    if (!company) return this.random.pick(role.titles);
    const titles = (startup ? STARTUP_TITLES : COMPANY_TITLES)[role.key] ?? role.titles;
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
export function generateProfiles(
  { random: root, now, people }: Generation,
  drawPortrait: DrawPortrait,
): void {
  const random = root.fork('profiles');
  const titles = new Titles(random);
  const introductions = new Introductions(root.fork('introductions'), {
    year: new Date(now).getUTCFullYear(),
    mayRepeat: people.length > UNREPEATED,
  });
  for (const person of people) {
    const { row, user, cast, look } = person;
    const confirmed = row.status === 'CONFIRMED';
    row.job_title = cast?.jobTitle ?? titles.of(person);
    if (cast) row.introduction = fillIn(cast.introduction, { org: row.organization ?? '' });
    else if (confirmed) row.introduction = introductions.write(person);
    const phone = MOBILE_NUMBERS[row.country ?? ''];
    if (phone && (cast || random.chance(PHONE_SHARE))) row.phone = fillDigits(random, phone);
    // Those who have only been invited have not been here yet.
    if (confirmed && (cast || random.chance(PORTRAIT_SHARE))) row.avatar = drawPortrait(look);
    user.avatar = row.avatar;
  }
}
