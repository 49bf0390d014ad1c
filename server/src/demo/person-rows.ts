import type { Cluster } from './content/clusters';
import type { AttendeeRow, CompanyRow, UserRow } from './dataset.types';
import { DAY, HOUR, iso } from './event-clock';
import type { CastMember } from './event-options.types';
import type { Generation } from './generation.types';
import type { AddInterests, InterestChoice } from './interests.generator';
import type { SeededRandom } from './seeded-random';

/** A person before ids and times are given. */
export interface PersonDraft {
  firstName: string;
  lastName: string;
  jobTitle: string;
  organization: string;
  introduction: string;
  country: string;
  category: AttendeeRow['category'];
  status: AttendeeRow['status'];
  company: CompanyRow | null;
  cluster: Cluster;
  role: string;
  interests: InterestChoice;
  cast: CastMember | null;
}

const PLAIN: Record<string, string> = { ø: 'o', ł: 'l', ı: 'i', æ: 'ae', ß: 'ss' };

function mailPart(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[øłıæß]/g, (letter) => PLAIN[letter] ?? '')
    .replaceAll(/[^a-z]/g, '');
}

function checkIn({ now, event }: Generation, random: SeededRandom, draft: PersonDraft): string | null {
  const opened = Date.parse(event.starts_at);
  const share = now > Date.parse(event.ends_at) ? 0.86 : 0.62;
  // The cast comes later, so that somebody is left to be scanned.
  if (now <= opened || draft.status === 'INVITED' || draft.cast || !random.chance(share)) return null;
  return iso(opened + Math.floor(random.fraction() * Math.min(now - opened, 4 * HOUR)));
}

/** Writes the rows of one person: user, attendee and interests. */
export function addPerson(
  generation: Generation,
  random: SeededRandom,
  draft: PersonDraft,
  addInterests: AddInterests,
): void {
  const { tables, event, born, now, options, people } = generation;
  const number = people.length + 1;
  const domain = options.emailDomain ?? `s${options.seed}.people.demo.podium.test`;
  const latest = Math.min(now, Date.parse(event.starts_at));
  // People come one after the other, so ids ascend in row order and indexes are filled from the left.
  const place = (people.length + random.fraction()) / options.attendees;
  const created = born + Math.floor(place * (latest - born - 2 * DAY));
  const dated = { created_at: iso(created), updated_at: iso(created) };
  const user: UserRow = {
    id: random.uuid(created),
    ...dated,
    email:
      draft.cast?.email ?? `${mailPart(draft.firstName)}.${mailPart(draft.lastName)}.${number}@${domain}`,
    password_hash: draft.cast?.passwordHash ?? null,
    display_name: `${draft.firstName} ${draft.lastName}`,
    role: 'ATTENDEE',
    email_verified_at: iso(created),
  };
  const confirmed = iso(created + Math.floor(random.fraction() * (latest - created)));
  const attendee: AttendeeRow = {
    id: random.uuid(created),
    ...dated,
    event_id: event.id,
    user_id: user.id,
    company_id: draft.company?.id ?? null,
    category: draft.category,
    status: draft.status,
    first_name: draft.firstName,
    last_name: draft.lastName,
    job_title: draft.jobTitle,
    organization: draft.organization,
    introduction: draft.introduction,
    country: draft.country,
    phone: null,
    invite_code: random.code(),
    checked_in_at: checkIn(generation, random, draft),
    confirmed_at: draft.status === 'CONFIRMED' ? confirmed : null,
  };
  tables.users.push(user);
  tables.attendees.push(attendee);
  people.push({ row: attendee, cluster: draft.cluster, role: draft.role, cast: draft.cast });
  generation.planted.push({ attendeeId: attendee.id, cluster: draft.cluster.key, role: draft.role });
  addInterests(attendee.id, draft.interests);
}
