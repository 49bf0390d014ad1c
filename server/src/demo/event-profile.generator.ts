import { addDays, dayIn, DAY, instantIn, iso, MINUTE } from './event-clock';
import type { EventRow } from './dataset.types';
import type { EventOptions, EventProfileOptions } from './event-options.types';
import type { Slot } from './generation.types';
import type { SeededRandom } from './seeded-random';

const DEFAULT_PROFILE: EventProfileOptions = {
  title: 'Digital Futures Forum',
  tagline: 'Connecting visionaries, building futures',
  description:
    'Three days with the people who build the digital economy between Karachi, the Gulf and Europe: founders, investors, buyers and public servants. Talks are short, tables are round, and everybody is here to meet somebody.\n\nUse Podium to find the people you came for, chat before you arrive, and agree on a time at a pod.',
  venue: 'Harbour Exhibition Centre',
  city: 'Dubai',
  country: 'AE',
  timezone: 'Asia/Dubai',
  status: 'PUBLISHED',
  registration: 'OPEN',
  days: 3,
};

const FROM = '09:00';
const TO = '17:00';
const SLOT_MINUTES = 20;
const GAP_MINUTES = 5;

/** The event's own row, and the days it takes. */
export function generateProfile(
  options: EventOptions,
  random: SeededRandom,
): { event: EventRow; days: string[]; born: number } {
  const profile = { ...DEFAULT_PROFILE, ...options.profile };
  const now = options.now.getTime();
  const firstDay = profile.firstDay ?? dayIn(profile.timezone, now);
  const days = Array.from({ length: profile.days }, (_, index) => addDays(firstDay, index));
  const startsAt = instantIn(profile.timezone, firstDay, '08:00');
  const endsAt = instantIn(profile.timezone, addDays(firstDay, profile.days - 1), '19:00');
  // Preparations begin ten weeks ahead, and for an event far off at least some weeks ago.
  const born = Math.min(startsAt, now) - 70 * DAY;
  const event: EventRow = {
    id: profile.id ?? random.uuid(born),
    created_at: iso(born),
    updated_at: iso(born),
    title: profile.title,
    tagline: profile.tagline,
    description: profile.description,
    venue: profile.venue,
    city: profile.city,
    country: profile.country,
    timezone: profile.timezone,
    starts_at: iso(startsAt),
    ends_at: iso(endsAt),
    cover: options.pictures?.eventCovers.get(profile.title) ?? null,
    logo: null,
    status: profile.status,
    registration: profile.registration,
    slot_minutes: SLOT_MINUTES,
    gap_minutes: GAP_MINUTES,
    meeting_hours: days.map((date) => ({ date, from: FROM, to: TO })),
  };
  return { event, days, born };
}

/** Every slot of the event's grid, earliest first. */
export function slotGrid(event: EventRow): Slot[] {
  const length = event.slot_minutes * MINUTE;
  const step = length + event.gap_minutes * MINUTE;
  return event.meeting_hours.flatMap(({ date, from, to }) => {
    const closes = instantIn(event.timezone, date, to);
    const slots: Slot[] = [];
    for (let starts = instantIn(event.timezone, date, from); starts + length <= closes; starts += step) {
      slots.push({ starts, ends: starts + length });
    }
    return slots;
  });
}
