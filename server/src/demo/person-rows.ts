import type { AttendeeRow, UserRow } from './dataset.types';
import { DAY, iso } from './event-clock';
import type { Generation, Person } from './generation.types';
import type { AddInterests } from './interests.generator';
import type { SeededRandom } from './seeded-random';

/** A person before ids and times are given. */
export interface PersonDraft extends Omit<Person, 'row' | 'user'> {
  firstName: string;
  lastName: string;
  organization: string;
  country: string;
  category: AttendeeRow['category'];
  status: AttendeeRow['status'];
}

const PLAIN: Record<string, string> = { ø: 'o', ł: 'l', ı: 'i', æ: 'ae', ß: 'ss' };

function mailPart(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[øłıæß]/g, (letter) => PLAIN[letter] ?? '')
    .replaceAll(/[^a-z]/g, '');
}

/** Writes the rows of one person: user, attendee and interests. */
export function addPerson(
  generation: Generation,
  random: SeededRandom,
  draft: PersonDraft,
  addInterests: AddInterests,
): void {
  const { tables, event, born, now, options, people } = generation;
  const { cluster, role, company, look, interests, cast } = draft;
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
    email: cast?.email ?? `${mailPart(draft.firstName)}.${mailPart(draft.lastName)}.${number}@${domain}`,
    password_hash: cast?.passwordHash ?? null,
    display_name: `${draft.firstName} ${draft.lastName}`,
    role: 'ATTENDEE',
    email_verified_at: iso(created),
    avatar: null,
  };
  const confirmed = iso(created + Math.floor(random.fraction() * (latest - created)));
  const attendee: AttendeeRow = {
    id: random.uuid(created),
    ...dated,
    event_id: event.id,
    user_id: user.id,
    company_id: company?.row.id ?? null,
    category: draft.category,
    status: draft.status,
    first_name: draft.firstName,
    last_name: draft.lastName,
    job_title: null,
    organization: draft.organization,
    introduction: null,
    country: draft.country,
    phone: null,
    avatar: null,
    invite_code: random.code(),
    checked_in_at: null,
    confirmed_at: draft.status === 'CONFIRMED' ? confirmed : null,
  };
  tables.users.push(user);
  tables.attendees.push(attendee);
  people.push({ row: attendee, user, cluster, role, company, look, interests, cast });
  generation.planted.push({ attendeeId: attendee.id, cluster: cluster.key, role: role?.key ?? 'cast' });
  addInterests(attendee.id, interests);
}
