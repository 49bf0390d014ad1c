import { generateAgendas } from './agenda.generator';
import { generateArticles } from './articles.generator';
import { generateBookmarks } from './bookmarks.generator';
import { Bookings } from './bookings';
import { generateChats } from './chats.generator';
import { generateCompanies } from './companies.generator';
import { CLUSTERS } from './content/clusters';
import type { EventDataset, EventTables } from './dataset.types';
import { DAY, iso } from './event-clock';
import { generateEntries } from './entries.generator';
import type { EventOptions } from './event-options.types';
import { generateProfile, slotGrid } from './event-profile.generator';
import type { Generation } from './generation.types';
import { generateInterestTerms } from './interests.generator';
import { generateMeetings } from './meetings.generator';
import { generatePeople } from './people.generator';
import { generatePods } from './pods.generator';
import { Portraits } from './portraits';
import { generateProfiles } from './profiles.generator';
import { chooseProgram } from './program';
import { generateSchedule } from './schedule.generator';
import { SeededRandom } from './seeded-random';
import { appointSpeakers } from './speakers.generator';

function emptyTables(): EventTables {
  return {
    users: [],
    events: [],
    interest_terms: [],
    interest_groups: [],
    companies: [],
    pods: [],
    attendees: [],
    attendee_interests: [],
    bookmarks: [],
    activities: [],
    activity_speakers: [],
    agenda_entries: [],
    busy_times: [],
    faqs: [],
    insights: [],
    conversations: [],
    conversation_members: [],
    messages: [],
    meetings: [],
    check_ins: [],
  };
}

function begin(options: EventOptions): Generation {
  const random = new SeededRandom(`podium-${options.seed}`);
  const { event, days, born } = generateProfile(options, random.fork('event'));
  const clusters = CLUSTERS.filter(({ key }) => options.clusters?.includes(key) ?? true);
  const program = chooseProgram(options.attendees, clusters, days.length, random.fork('sessions'));
  const tables = emptyTables();
  tables.events.push(event);
  return {
    options,
    random,
    now: options.now.getTime(),
    born,
    event,
    days,
    program,
    slots: slotGrid(event),
    clusters,
    tables,
    people: [],
    planted: [],
  };
}

function generateStaff({ options, random: root, tables, born }: Generation, portraits: Portraits): void {
  const random = root.fork('staff');
  for (const { email, displayName, role, passwordHash, look } of options.staff ?? []) {
    const created = born - DAY;
    tables.users.push({
      id: random.uuid(created),
      created_at: iso(created),
      updated_at: iso(created),
      email,
      password_hash: passwordHash,
      display_name: displayName,
      role,
      email_verified_at: iso(created),
      avatar: portraits.draw(look),
    });
  }
}

/** A whole event with its people and what they did. The same options always give the same rows. */
export function generateEvent(options: EventOptions): EventDataset {
  const size = options.attendees;
  const generation = begin(options);
  const bookings = new Bookings();
  const portraits = new Portraits(generation.random.fork('portraits'), options.pictures);
  generateStaff(generation, portraits);
  const companies = generateCompanies(generation, options.companies ?? Math.min(600, Math.ceil(size * 0.15)));
  generatePods(generation, options.pods ?? Math.min(400, Math.max(4, Math.ceil(size * 0.06))));
  generatePeople(generation, companies, generateInterestTerms(generation));
  appointSpeakers(generation);
  generateProfiles(generation, portraits);
  generateSchedule(generation, bookings);
  generateMeetings(generation, bookings, options.meetings ?? Math.min(15_000, Math.ceil(size * 1.5)));
  generateAgendas(generation, bookings);
  generateBookmarks(generation, options.bookmarks ?? Math.min(200_000, size * 5));
  generateChats(generation, options.conversations ?? Math.min(20_000, Math.ceil(size * 0.75)));
  generateArticles(generation);
  generateEntries(generation);
  return { eventId: generation.event.id, tables: generation.tables, planted: generation.planted };
}
