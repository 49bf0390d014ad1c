/** The rows of the fair, as the tables have them. */
import { iso } from './calendar.mjs';
import { sectorsOf } from './interests.mjs';
import { companyName, REGIONS } from './places.mjs';
import { EXCHANGE_LABELS, GROUPS, TOPIC_LABELS } from './vocabulary.mjs';
import { titleOf } from './titles.mjs';

const EMPTY =
  'users events interest_terms interest_groups companies pods attendees attendee_interests bookmarks activities activity_speakers agenda_entries busy_times faqs insights conversations conversation_members messages meetings check_ins';

/** One pod per sixteen people is what halls of this size have. */
const PEOPLE_PER_POD = 16;
const CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const dated = (random, calendar, instant) => ({
  id: random.uuid(calendar.idTime(instant)),
  created_at: iso(instant),
  updated_at: iso(instant),
});

const eventRow = (random, calendar, seed) => ({
  ...dated(random, calendar, calendar.born),
  title: `Fair of Strangers ${seed}`,
  tagline: 'People who do not know each other yet',
  description: 'A generated fair whose good meetings are known.',
  venue: 'Exhibition Centre',
  city: 'Dubai',
  country: 'AE',
  timezone: 'Asia/Dubai',
  starts_at: iso(calendar.startsAt),
  ends_at: iso(calendar.endsAt),
  cover: null,
  logo: null,
  status: 'PUBLISHED',
  registration: 'OPEN',
  slot_minutes: calendar.slot_minutes,
  gap_minutes: calendar.gap_minutes,
  meeting_hours: calendar.meeting_hours,
});

const companyRow = (base, random, company, number, latent) => {
  const name = companyName(number);
  return {
    ...base,
    kind: company.kind,
    name,
    tagline: `${name} at the fair`,
    description: `${name} shows what it makes.`,
    logo: null,
    cover: null,
    website: `https://company-${number + 1}.example`,
    email: `hello@company-${number + 1}.example`,
    phone: '+97140000000',
    country: company.country,
    city: 'Main city',
    sectors: sectorsOf(random, company, latent),
    tier: company.kind === 'SPONSOR' ? random.pick(['Platinum', 'Gold', 'Silver']) : null,
  };
};

const podRows = (base, count) =>
  Array.from({ length: count }, (_, position) => ({
    ...base(),
    name: `P${position + 1}`,
    location: `Hall ${(position % 3) + 1}`,
    bookable: true,
    company_id: null,
    position,
  }));

const personRows = (random, calendar, { person, number, seed, eventId, company }) => {
  const created = calendar.born + Math.floor(random.fraction() * (calendar.opens - calendar.born));
  const names = REGIONS[person.region];
  const [first, last] = [random.pick(names.first), random.pick(names.last)];
  const base = dated(random, calendar, created);
  const user = {
    ...base,
    email: `person-${number + 1}@crowd-${seed}.podium.test`,
    password_hash: null,
    display_name: `${first} ${last}`,
    role: 'ATTENDEE',
    email_verified_at: iso(created),
    avatar: null,
  };
  const attendee = {
    ...dated(random, calendar, created),
    event_id: eventId,
    user_id: user.id,
    company_id: company?.id ?? null,
    category: person.category,
    status: person.invited ? 'INVITED' : 'CONFIRMED',
    first_name: first,
    last_name: last,
    job_title: titleOf(random, person),
    organization: company?.name ?? null,
    introduction: null,
    country: random.chance(0.92) ? person.country : null,
    phone: null,
    avatar: null,
    invite_code: Array.from({ length: 16 }, () => CODE_LETTERS[random.word() >>> 27]).join(''),
    checked_in_at: null,
    confirmed_at: person.invited ? null : iso(created),
  };
  return { user, attendee };
};

const addInterests = (tables, declared) => {
  const termIds = Object.fromEntries(['industry', 'exchange'].map((vocabulary) => [vocabulary, []]));
  for (const { id, vocabulary } of tables.interest_terms) termIds[vocabulary].push(id);
  tables.attendees.forEach(({ id }, person) =>
    tables.interest_groups.forEach((group, at) => {
      for (const term of declared[person][at])
        tables.attendee_interests.push({
          attendee_id: id,
          group_id: group.id,
          term_id: termIds[group.vocabulary][term],
        });
    }),
  );
};

/** All tables of the fair before anybody has done anything. */
export const createTables = (random, { seed, calendar, people, companies, declared, latent }) => {
  const tables = Object.fromEntries(EMPTY.split(' ').map((name) => [name, []]));
  const event = eventRow(random, calendar, seed);
  const base = () => ({ ...dated(random, calendar, calendar.born), event_id: event.id });
  const terms = (vocabulary, labels) => labels.map((label) => ({ ...base(), vocabulary, label }));
  tables.events.push(event);
  tables.interest_terms.push(...terms('industry', TOPIC_LABELS), ...terms('exchange', EXCHANGE_LABELS));
  tables.interest_groups.push(...GROUPS.map((group, position) => ({ ...base(), ...group, position })));
  tables.companies.push(
    ...companies.map((company, number) => companyRow(base(), random, company, number, latent)),
  );
  tables.pods.push(...podRows(base, Math.max(4, Math.ceil(people.length / PEOPLE_PER_POD))));
  people.forEach((person, number) => {
    const company = tables.companies[person.companyIndex] ?? null;
    const rows = personRows(random, calendar, { person, number, seed, eventId: event.id, company });
    tables.users.push(rows.user);
    tables.attendees.push(rows.attendee);
  });
  addInterests(tables, declared);
  return tables;
};
