import type { EventDataset } from './dataset.types';
import { demoCast, demoStaff } from './demo-cast';
import { addDays, dayIn, HOUR } from './event-clock';
import { generateEvent } from './event-generator';
import type { EventOptions, PictureSet } from './event-options.types';

/** The demo event always has this id, so that links, tests and measurements can name it. */
export const DEMO_EVENT_ID = '01980000-0000-7000-8000-00000000d0e0';

/** Before eleven in the morning the event began yesterday, so that a demo always has people inside or behind it. */
const UNDER_WAY = 11 * HOUR;

/** The first day of a main event that is under way at this instant. */
export const firstDayAt = (timezone: string, now: Date): string => dayIn(timezone, now.getTime() - UNDER_WAY);

/** What the demo is made from: the same gives the same rows. */
export interface DemoOptions {
  now: Date;
  passwordHash: string;
  pictures: PictureSet;
  /** IANA time zone of the main event; Dubai's when left out. */
  timezone?: string;
}

/** What the main event has used up. */
type Taken = Pick<EventOptions, 'takenTaglines'>;

function forumToday({ now, passwordHash, pictures, timezone = 'Asia/Dubai' }: DemoOptions): EventDataset {
  return generateEvent({
    seed: 1,
    now,
    pictures,
    attendees: 400,
    companies: 60,
    pods: 24,
    emailDomain: 'people.demo.podium.test',
    profile: { id: DEMO_EVENT_ID, timezone, firstDay: firstDayAt(timezone, now) },
    staff: demoStaff(passwordHash),
    cast: demoCast(passwordHash),
  });
}

function upcomingClimateDays({ now, pictures, takenTaglines }: DemoOptions & Taken): EventDataset {
  const timezone = 'Europe/Copenhagen';
  return generateEvent({
    seed: 2,
    now,
    pictures,
    takenTaglines,
    attendees: 48,
    companies: 10,
    pods: 6,
    clusters: ['climate', 'food', 'cities', 'logistics'],
    profile: {
      title: 'Nordic Climate Tech Days',
      tagline: 'Two days for people who build what the climate needs',
      description:
        'A small gathering by the water: engineers, cities and funds that want heat pumps, clean ships and honest carbon numbers sooner. No panels, many tables.',
      venue: 'Warehouse 9',
      city: 'Copenhagen',
      country: 'DK',
      timezone,
      registration: 'INVITE_ONLY',
      firstDay: addDays(dayIn(timezone, now.getTime()), 24),
      days: 2,
    },
  });
}

function pastExportSummit({ now, pictures, takenTaglines }: DemoOptions & Taken): EventDataset {
  const timezone = 'Asia/Karachi';
  return generateEvent({
    seed: 3,
    now,
    pictures,
    takenTaglines,
    attendees: 60,
    companies: 14,
    pods: 8,
    clusters: ['software', 'ai', 'fintech', 'security'],
    profile: {
      title: 'Karachi Software Export Summit',
      tagline: 'From first contract to first hundred',
      description:
        'Exporters and their customers on what works: finding the first contract abroad, keeping teams together, and pricing what one is really worth.',
      venue: 'Seaview Convention Hall',
      city: 'Karachi',
      country: 'PK',
      timezone,
      registration: 'CLOSED',
      firstDay: addDays(dayIn(timezone, now.getTime()), -64),
      days: 2,
    },
  });
}

/** The event of today, one to come and one gone by; no two of their companies present themselves in the same words. */
export function demoEvents(options: DemoOptions): EventDataset[] {
  const forum = forumToday(options);
  const takenTaglines = new Set(forum.tables.companies.map(({ tagline }) => tagline));
  const others = { ...options, takenTaglines };
  return [forum, upcomingClimateDays(others), pastExportSummit(others)];
}
