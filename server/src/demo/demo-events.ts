import { generateApplications } from './applications.generator';
import { CITIES, OTHER_EVENTS, STANDARD_EVENT, type DemoCity } from './content';
import type { EventDataset } from './dataset.types';
import { demoCast, demoStaff } from './demo-cast';
import { addDays, DAY, dayIn, HOUR, timeIn } from './event-clock';
import { generateEvent } from './event-generator';
import { generateFields } from './fields.generator';
import { generateGroups } from './groups.generator';
import { generateHistory } from './history.generator';
import type { PictureSet } from './event-options.types';
import { generateRefusals } from './refusals.generator';
import { generateWishes } from './wishes.generator';

/** The demo event always has this id, so that links, tests and measurements can name it. */
export const DEMO_EVENT_ID = '01980000-0000-7000-8000-00000000d0e0';

/** From this time of day on a city can be that of a new demo; three hours later the next one is. */
const MORNING = 9.5 * HOUR;

/** The city in which the morning is latest come: between 09:30 and 12:30 on its clocks. */
export function cityAt(now: Date): DemoCity {
  const sinceMorning = ({ timezone }: DemoCity): number =>
    (timeIn(timezone, now.getTime()) - MORNING + DAY) % DAY;
  return CITIES.reduce((best, city) => (sinceMorning(city) < sinceMorning(best) ? city : best));
}

/** The first day of a main event that is on its second day at this instant. */
export const firstDayAt = (timezone: string, now: Date): string =>
  addDays(dayIn(timezone, now.getTime()), -1);

/** How the event presents itself in a city: its description names the region. */
export const placeIn = ({ region, ...place }: DemoCity, description: string) => ({
  ...place,
  description: description.replace(/(?<=the digital economy )[^:]+/, region),
});

/** The options of the demo: equal options give equal rows. */
export interface DemoOptions {
  now: Date;
  passwordHash: string;
  pictures: PictureSet;
}

function forumToday({ now, passwordHash, pictures }: DemoOptions): EventDataset {
  const place = placeIn(cityAt(now), STANDARD_EVENT.description);
  return generateEvent({
    seed: 1,
    now,
    pictures,
    attendees: 400,
    companies: 60,
    pods: 24,
    emailDomain: 'people.demo.podium.test',
    profile: { ...place, id: DEMO_EVENT_ID, firstDay: firstDayAt(place.timezone, now) },
    staff: demoStaff(passwordHash),
    cast: demoCast(passwordHash),
  });
}

/** The event of today, one to come and one gone by; no two of their companies present themselves in the same words. */
export function demoEvents(options: DemoOptions): EventDataset[] {
  const { now, pictures } = options;
  const forum = forumToday(options);
  const takenTaglines = new Set(forum.tables.companies.map(({ tagline }) => tagline));
  const others = OTHER_EVENTS.map(({ startsIn, profile, ...size }) => {
    const firstDay = addDays(dayIn(profile.timezone, now.getTime()), startsIn);
    return generateEvent({ ...size, now, pictures, takenTaglines, profile: { ...profile, firstDay } });
  });
  const over = others.find(({ tables }) =>
    tables.events.some(({ ends_at }) => Date.parse(ends_at) < now.getTime()),
  );
  if (over) generateRefusals(forum, over, options);
  for (const other of others) if (other !== over) generateApplications(other, options);
  generateHistory(forum, now.getTime());
  generateGroups(forum);
  generateFields(forum);
  generateWishes(forum, now.getTime());
  return [forum, ...others];
}
