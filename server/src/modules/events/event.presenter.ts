import { z } from 'zod';
import { termsByGroup, wallClockTime } from '../../core/rest/shapes';
import { from, many, shown, text, textOrNull, view } from '../../core/rest/view';
import { toWallClock } from '../../core/rest/wall-clock';
import { EventRegistration, EventStatus } from './event.entity';
import { InterestKind } from './interest.entity';

/** The fields that give the wall clock of an event's data. */
export interface Zoned {
  event: { timezone: string };
}

/** By the clock of the event itself. */
const ownClock = <const Name extends 'startsAt' | 'endsAt'>(name: Name) =>
  shown(name, wallClockTime(), (event: { [N in Name]: string } & { timezone: string }) =>
    toWallClock(event[name], event.timezone),
  );

interface Groups {
  interestGroups: { name: string; kind: InterestKind; terms: string[] }[];
}

export const eventView = view(
  {
    _id: text('id'),
    title: text('title'),
    tagline: textOrNull('tagline'),
    description: textOrNull('description'),
    venue: textOrNull('venue'),
    city: textOrNull('city'),
    country: textOrNull('country'),
    timezone: text('timezone'),
    from_date: ownClock('startsAt'),
    to_date: ownClock('endsAt'),
    cover: textOrNull('cover'),
    logo: textOrNull('logo'),
    status: from('status', z.enum(EventStatus)),
    registration: from('registration', z.enum(EventRegistration)),
    interests: shown(
      'interestGroups { name kind terms }',
      termsByGroup().meta({ description: 'The terms to choose from, by group.' }),
      ({ interestGroups }: Groups) =>
        Object.fromEntries(interestGroups.map(({ name, terms }) => [name, terms])),
    ),
    interest_kinds: shown('', z.record(z.string(), z.enum(InterestKind)), ({ interestGroups }: Groups) =>
      Object.fromEntries(interestGroups.map(({ name, kind }) => [name, kind])),
    ),
    slot_minutes: from('slotMinutes', z.number().int()),
    gap_minutes: from('gapMinutes', z.number().int()),
    meeting_hours: many('meetingHours', view({ date: text('date'), from: text('from'), to: text('to') })),
  },
  { id: 'Event', description: 'A trade event or forum.' },
);
