import { Bookings } from './bookings';
import { generateChats } from './chats.generator';
import { generateCompanies, generatePods } from './companies.generator';
import { CLUSTERS } from './content';
import { emptyTables, type EventDataset } from './dataset.types';
import { generateEntries } from './entries.generator';
import type { EventOptions } from './event-options.types';
import {
  generateArticles,
  generateEventRow,
  generateInterests,
  generateStaff,
  slotGrid,
} from './event-setup.generator';
import type { Generation } from './generation.types';
import { fillTeam, generateExhibitors } from './exhibitors.generator';
import { generateMeetings } from './meetings.generator';
import { generateNotifications } from './notifications.generator';
import { generatePeople } from './people.generator';
import { generateAgendas, generateBookmarks } from './personal-lists.generator';
import { generateProfiles, portraitsOf } from './profiles.generator';
import { generateRatings } from './ratings.generator';
import { chooseProgram, generateSchedule } from './schedule.generator';
import { SeededRandom } from './seeded-random';
import { appointSpeakers } from './speakers.generator';

function begin(options: EventOptions): Generation {
  const random = new SeededRandom(`podium-${options.seed}`);
  const { event, days, born } = generateEventRow(options, random.fork('event'));
  const clusters = CLUSTERS.filter(({ key }) => options.clusters?.includes(key) ?? true);
  return {
    options,
    random,
    now: options.now.getTime(),
    born,
    event,
    days,
    program: chooseProgram(options.attendees, clusters, days.length, random.fork('sessions')),
    slots: slotGrid(event),
    bookings: new Bookings(),
    clusters,
    tables: { ...emptyTables(), events: [event] },
    people: [],
    planted: [],
  };
}

/** A whole event with its people and what they did. The same options always give the same rows. */
export function generateEvent(options: EventOptions): EventDataset {
  const size = options.attendees;
  const generation = begin(options);
  const drawPortrait = portraitsOf(generation.random.fork('portraits'), options.pictures);
  generateStaff(generation, drawPortrait);
  const companies = generateCompanies(generation, options.companies ?? Math.min(600, Math.ceil(size * 0.15)));
  generatePods(generation, options.pods ?? Math.min(400, Math.max(4, Math.ceil(size * 0.06))));
  generatePeople(generation, companies, generateInterests(generation));
  fillTeam(generation);
  appointSpeakers(generation);
  generateProfiles(generation, drawPortrait);
  generateSchedule(generation);
  generateMeetings(generation, options.meetings ?? Math.min(15_000, Math.ceil(size * 1.5)));
  generateNotifications(generation);
  generateAgendas(generation);
  generateBookmarks(generation, options.bookmarks ?? Math.min(200_000, size * 5));
  generateChats(generation, options.conversations ?? Math.min(20_000, Math.ceil(size * 0.75)));
  generateArticles(generation);
  generateEntries(generation);
  generateRatings(generation);
  generateExhibitors(generation);
  return { eventId: generation.event.id, tables: generation.tables, planted: generation.planted };
}
