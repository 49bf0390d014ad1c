import { z } from 'zod';
import { defineRow, type RestRow } from '../../core/rest/row';
import { id, termsByGroup, wallClockTime, picture } from '../../core/rest/shapes';
import { fromWallClock } from '../../core/rest/wall-clock';
import type { Viewed } from '../../core/rest/view';
import { CompanyKind } from '../companies/index';
import { EventRegistration, EventStatus } from './event.entity';
import { eventView, type Zoned } from './event.presenter';
import { isZone } from './event.rules';
import { InterestKind } from './interest.entity';

const tag = 'events';

const eventKeys = z.object({
  title: z.string(),
  from_date: wallClockTime(),
  to_date: wallClockTime(),
  tagline: z.string().nullish(),
  description: z.string().nullish(),
  venue: z.string().nullish(),
  city: z.string().nullish(),
  country: z.string().nullish(),
  timezone: z.string().nullish().meta({ description: 'IANA time zone; the dates are its wall clock.' }),
  cover: picture(),
  logo: picture(),
  status: z.enum(EventStatus).nullish(),
  registration: z.enum(EventRegistration).nullish(),
  interests: termsByGroup().nullish().meta({ description: 'All that may be chosen, by group.' }),
  interest_kinds: z
    .record(z.string(), z.enum(InterestKind))
    .nullish()
    .meta({ description: 'Kinds of groups; those that are absent stay, new ones are a TOPIC.' }),
  slot_minutes: z.number().int().nullish(),
  gap_minutes: z.number().int().nullish(),
  meeting_hours: z.array(z.object({ date: z.string(), from: z.string(), to: z.string() })).nullish(),
});

type Keys = Partial<z.output<typeof eventKeys>>;
type Group = Viewed<typeof eventView>['interestGroups'][number];

/** Kinds alone are about the groups that there are. */
const groupsOf = ({ interests, interest_kinds }: Keys, known: Group[]) => {
  if (!interests && !interest_kinds) return undefined;
  const groups = interests ?? Object.fromEntries(known.map(({ name, terms }) => [name, terms]));
  return Object.entries(groups).map(([name, terms]) => ({ name, terms, kind: interest_kinds?.[name] }));
};

/** The input of the mutation; dates are of the zone that comes along, else of the one that the event has. */
const inputOf = (keys: Keys, now: { timezone: string; interestGroups: Group[] }) => {
  const { from_date, to_date, interests: _interests, interest_kinds: _kinds, ...others } = keys;
  const { slot_minutes, gap_minutes, meeting_hours, ...same } = others;
  const zone = keys.timezone ?? now.timezone;
  // A zone that does not exist is refused by the mutation, in its words.
  const instantOf = (shown?: string) => shown && fromWallClock(shown, isZone(zone) ? zone : 'UTC');
  return {
    ...same,
    startsAt: instantOf(from_date),
    endsAt: instantOf(to_date),
    slotMinutes: slot_minutes,
    gapMinutes: gap_minutes,
    meetingHours: meeting_hours,
    interestGroups: groupsOf(keys, now.interestGroups),
  };
};

const fields = { startsAt: 'from_date', endsAt: 'to_date', interestGroups: 'interests' };

const countsShape = z.object({
  attendees: z.number().int().meta({ description: 'Confirmed ones.' }),
  companies: z.object(
    Object.fromEntries(Object.values(CompanyKind).map((kind) => [kind, z.number().int()])) as Record<
      CompanyKind,
      z.ZodInt
    >,
  ),
  pods: z.number().int(),
  activities: z.number().int().meta({ description: 'Sessions and breaks.' }),
});

interface DetailsData {
  event: Viewed<typeof eventView> & {
    counts: {
      attendees: number;
      companies: { kind: CompanyKind; count: number }[];
      pods: number;
      activities: number;
    };
  };
}

/** Details of events, and changing them. */
export const eventEditingRows: RestRow[] = [
  defineRow({
    method: 'get',
    paths: ['/events/details/:id'],
    access: 'confirmed attendees and staff',
    summary: 'One event, and how much there is at it.',
    tag,
    params: z.object({ id: id() }),
    document: `query EventDetails($id: ID!) {
      event(id: $id) { ${eventView.fields} counts { attendees companies { kind count } pods activities } }
    }`,
    variables: ({ params }) => ({ id: params.id }),
    shape: ({ event: { counts, ...event } }: DetailsData) => ({
      event: eventView.present(event),
      counts: {
        attendees: counts.attendees,
        companies: Object.fromEntries(counts.companies.map(({ kind, count }) => [kind, count])) as Record<
          CompanyKind,
          number
        >,
        pods: counts.pods,
        activities: counts.activities,
      },
    }),
    response: z.object({ event: eventView.shape, counts: countsShape }),
  }),
  defineRow({
    method: 'post',
    paths: ['/events', '/events/create'],
    access: 'managers',
    summary: 'Make an event.',
    tag,
    body: eventKeys,
    form: true,
    document: `mutation CreateEvent($input: CreateEventInput!) { createEvent(input: $input) { event { ${eventView.fields} } } }`,
    variables: ({ body }) => ({ input: inputOf(body, { timezone: 'UTC', interestGroups: [] }) }),
    shape: ({ createEvent: { event } }: { createEvent: { event: Viewed<typeof eventView> } }) => ({
      event: eventView.present(event),
    }),
    response: z.object({ event: eventView.shape }),
    status: 201,
    fields,
  }),
  defineRow({
    method: 'put',
    paths: ['/events/:id'],
    access: 'managers',
    summary: 'Change an event; keys that are absent stay as they are.',
    tag,
    params: z.object({ id: id() }),
    body: eventKeys.partial(),
    form: true,
    lookup: {
      document: 'query EventNow($id: ID!) { event(id: $id) { timezone interestGroups { name kind terms } } }',
      variables: ({ params }) => ({ id: params.id }),
    },
    document: `mutation UpdateEvent($input: UpdateEventInput!) { updateEvent(input: $input) { event { ${eventView.fields} } } }`,
    variables: (
      { params, body },
      { event }: Zoned & { event: Pick<Viewed<typeof eventView>, 'timezone' | 'interestGroups'> },
    ) => ({ input: { eventId: params.id, ...inputOf(body, event) } }),
    shape: ({ updateEvent: { event } }: { updateEvent: { event: Viewed<typeof eventView> } }) => ({
      event: eventView.present(event),
    }),
    response: z.object({ event: eventView.shape }),
    fields,
  }),
];
