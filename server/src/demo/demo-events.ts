import type { EventDataset } from './dataset.types';
import { demoCast, demoStaff } from './demo-cast';
import { addDays, dayIn } from './event-clock';
import { generateEvent } from './event-generator';

/** The demo event always has this id, so that links, tests and measurements can name it. */
export const DEMO_EVENT_ID = '01980000-0000-7000-8000-00000000d0e0';

function forumToday(now: Date, passwordHash: string): EventDataset {
  return generateEvent({
    seed: 1,
    now,
    attendees: 400,
    companies: 60,
    pods: 24,
    emailDomain: 'people.demo.podium.test',
    profile: { id: DEMO_EVENT_ID },
    staff: demoStaff(passwordHash),
    cast: demoCast(passwordHash),
  });
}

function upcomingClimateDays(now: Date): EventDataset {
  const timezone = 'Europe/Copenhagen';
  return generateEvent({
    seed: 2,
    now,
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
      cover: '/images/demo/cover-climate-days.svg',
      registration: 'INVITE_ONLY',
      firstDay: addDays(dayIn(timezone, now.getTime()), 24),
      days: 2,
    },
  });
}

function pastExportSummit(now: Date): EventDataset {
  const timezone = 'Asia/Karachi';
  return generateEvent({
    seed: 3,
    now,
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
      cover: '/images/demo/cover-export-summit.svg',
      registration: 'CLOSED',
      firstDay: addDays(dayIn(timezone, now.getTime()), -64),
      days: 2,
    },
  });
}

/** The event of today, one to come and one gone by. */
export function demoEvents(now: Date, passwordHash: string): EventDataset[] {
  return [forumToday(now, passwordHash), upcomingClimateDays(now), pastExportSummit(now)];
}
