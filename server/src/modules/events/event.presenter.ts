import { z } from 'zod';
import { termsByGroup, wallClockTime } from '../../core/rest/shapes';
import { toWallClock } from '../../core/rest/wall-clock';
import { EventRegistration, EventStatus } from './event.entity';
import { InterestKind } from './interest.entity';

/** The selection of an event for `/v1`. */
export const EVENT_FIELDS = `id title tagline description venue city country timezone startsAt endsAt cover logo status registration
  slotMinutes gapMinutes meetingHours { date from to } interestGroups { name kind terms }`;

/** An event as that selection gives it. */
export interface EventData {
  id: string;
  title: string;
  tagline: string | null;
  description: string | null;
  venue: string | null;
  city: string | null;
  country: string | null;
  timezone: string;
  startsAt: string;
  endsAt: string;
  cover: string | null;
  logo: string | null;
  status: EventStatus;
  registration: EventRegistration;
  slotMinutes: number;
  gapMinutes: number;
  meetingHours: { date: string; from: string; to: string }[];
  interestGroups: { name: string; kind: InterestKind; terms: string[] }[];
}

/** The fields that give the wall clock of an event's data. */
export interface Zoned {
  event: { timezone: string };
}

export const eventShape = z
  .object({
    _id: z.string(),
    title: z.string(),
    tagline: z.string().nullable(),
    description: z.string().nullable(),
    venue: z.string().nullable(),
    city: z.string().nullable(),
    country: z.string().nullable(),
    timezone: z.string(),
    from_date: wallClockTime(),
    to_date: wallClockTime(),
    cover: z.string().nullable(),
    logo: z.string().nullable(),
    status: z.enum(EventStatus),
    registration: z.enum(EventRegistration),
    interests: termsByGroup().meta({ description: 'What may be chosen, by group.' }),
    interest_kinds: z.record(z.string(), z.enum(InterestKind)),
    slot_minutes: z.number().int(),
    gap_minutes: z.number().int(),
    meeting_hours: z.array(z.object({ date: z.string(), from: z.string(), to: z.string() })),
  })
  .meta({ id: 'Event', description: 'A trade event or forum.' });

/** An event in the words of `/v1`. */
export const presentEvent = (event: EventData): z.output<typeof eventShape> => ({
  _id: event.id,
  title: event.title,
  tagline: event.tagline,
  description: event.description,
  venue: event.venue,
  city: event.city,
  country: event.country,
  timezone: event.timezone,
  from_date: toWallClock(event.startsAt, event.timezone),
  to_date: toWallClock(event.endsAt, event.timezone),
  cover: event.cover,
  logo: event.logo,
  status: event.status,
  registration: event.registration,
  interests: Object.fromEntries(event.interestGroups.map(({ name, terms }) => [name, terms])),
  interest_kinds: Object.fromEntries(event.interestGroups.map(({ name, kind }) => [name, kind])),
  slot_minutes: event.slotMinutes,
  gap_minutes: event.gapMinutes,
  meeting_hours: event.meetingHours.map(({ date, from, to }) => ({ date, from, to })),
});
