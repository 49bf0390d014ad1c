import { OTHER_EVENTS } from './content';
import type { EventDataset } from './dataset.types';
import { demoCast, demoStaff } from './demo-cast';
import { addDays, dayIn, HOUR } from './event-clock';
import { generateEvent } from './event-generator';
import { generateHistory } from './history.generator';
import type { PictureSet } from './event-options.types';

/** The demo event always has this id, so that links, tests and measurements can name it. */
export const DEMO_EVENT_ID = '01980000-0000-7000-8000-00000000d0e0';

/** Before eleven in the morning the event began yesterday, so that a demo always has people inside or behind it. */
const UNDER_WAY = 11 * HOUR;

/** The first day of a main event that is under way at this instant. */
export const firstDayAt = (timezone: string, now: Date): string => dayIn(timezone, now.getTime() - UNDER_WAY);

/** The options of the demo: equal options give equal rows. */
export interface DemoOptions {
  now: Date;
  passwordHash: string;
  pictures: PictureSet;
  /** IANA time zone of the main event; Dubai's when left out. */
  timezone?: string;
}

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

/** The event of today, one to come and one gone by; no two of their companies present themselves in the same words. */
export function demoEvents(options: DemoOptions): EventDataset[] {
  const { now, pictures } = options;
  const forum = forumToday(options);
  generateHistory(forum, now.getTime());
  const takenTaglines = new Set(forum.tables.companies.map(({ tagline }) => tagline));
  const others = OTHER_EVENTS.map(({ startsIn, profile, ...size }) => {
    const firstDay = addDays(dayIn(profile.timezone, now.getTime()), startsIn);
    return generateEvent({ ...size, now, pictures, takenTaglines, profile: { ...profile, firstDay } });
  });
  return [forum, ...others];
}
