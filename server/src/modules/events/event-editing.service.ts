import { recordChange } from '../../core/audit/change-log';
import type { RequestContext } from '../../core/request/context';
import { checkVersion, definedFields, saveChanges } from '../../core/audit/versioned-update';
import { badInput, notFound, type FieldError } from '../../core/errors';
import { parseId, newId } from '../../core/db/ids';
import { firstOf } from '../../core/db/statement';
import { inTransaction } from '../../core/request/transaction';
import { tryStoreUploads } from '../uploads/index';
import { isStaffIn, requireAllEvents } from '../event-access/index';
import { EventEntity, EventStatus, type MeetingDay } from './event.entity';
import { placesChanged } from './event.events';
import { EVENT_PUBLISHED } from './event.jobs';
import { replaceEventInterests } from './event-interests.service';
import {
  eventEmptyErrors,
  titleErrors,
  type CreateEventInput,
  type EventSettings,
  type UpdateEventInput,
} from './event.inputs';
import { interestGroupsByEventId } from './event.loaders';
import { findTimezone, lockEvent } from './event.queries';
import { interestErrors, isZone, timesErrors, type EventTimes } from './event.rules';
import type { Event } from './event.types';
import { differingZones } from './zone-clocks';

type EventFields = Partial<Omit<UpdateEventInput, 'interestGroups' | 'eventId' | 'expectedUpdatedAt'>>;

const TIMES = ['timezone', 'startsAt', 'endsAt', 'meetingHours'] as const;

/** What offers of places depend on. */
const PLACES = ['capacity', 'status', 'startsAt'] as const;

const DIFFERING_ZONE: FieldError = {
  path: 'input.timezone',
  message:
    'This server and its database have other clocks for this zone at that time, since one of them has older data. Please choose another zone with the same clocks.',
};

/** A new event; only staff see it until it is PUBLISHED. */
export async function createEvent(
  ctx: RequestContext,
  { interestGroups, ...input }: CreateEventInput,
): Promise<Event> {
  requireAllEvents(ctx);
  const { taken, errors } = await tryStoreUploads(ctx, input, 'logo', 'cover');
  const fields = withoutNulls(definedFields(taken));
  const { title, startsAt, endsAt } = fields as { title: string; startsAt: Date; endsAt: Date };
  const fresh = { timezone: 'UTC', startsAt, endsAt, meetingHours: [] };
  await checkEventSettings(ctx, timesOf(fresh, fields), interestGroups, [...titleErrors(input), ...errors]);
  return inTransaction(ctx, async (inner) => {
    const id = newId();
    const values = tidied(fields);
    await inner.entities.insert(EventEntity, { ...values, id, title, startsAt, endsAt } as EventEntity);
    if (interestGroups?.length) await replaceEventInterests(inner, id, interestGroups);
    await recordChange(inner, {
      action: 'event.create',
      eventId: id,
      subjectId: id,
      subjectName: title,
      after: { ...values, ...(interestGroups ? { interestGroups } : {}) },
    });
    return lockExistingEvent(inner, id);
  });
}

/** Changes the fields of an event that the input has. */
export async function updateEvent(
  ctx: RequestContext,
  { eventId, expectedUpdatedAt, interestGroups, ...input }: UpdateEventInput,
): Promise<Event> {
  const { taken, errors } = await tryStoreUploads(ctx, input, 'logo', 'cover');
  const fields = definedFields(taken);
  return inTransaction(ctx, async (inner) => {
    const event = await lockExistingEvent(inner, eventId);
    checkVersion(event, expectedUpdatedAt);
    const times = TIMES.some((name) => fields[name] !== undefined) ? timesOf(event, fields) : null;
    const others = [...eventEmptyErrors(input), ...errors];
    await checkEventSettings(inner, times, interestGroups, others, event.timezone);
    const also = interestGroups ? await changeInterests(inner, event.id, interestGroups) : undefined;
    const change = { action: 'event.update', eventId: event.id, subjectName: event.title };
    await saveChanges(inner, EventEntity, event, tidied(fields), change, also);
    if (PLACES.some((name) => fields[name] !== undefined))
      await placesChanged.run(inner, { eventIds: [event.id] });
    if (event.status === EventStatus.DRAFT && fields.status === EventStatus.PUBLISHED)
      await inner.jobs.add(EVENT_PUBLISHED, { eventId: event.id });
    return lockExistingEvent(inner, event.id);
  });
}

async function changeInterests(
  ctx: RequestContext,
  eventId: string,
  groups: NonNullable<EventSettings['interestGroups']>,
): Promise<{ before: object; after: object }> {
  const before = { interestGroups: await interestsOf(ctx, eventId) };
  await replaceEventInterests(ctx, eventId, groups);
  return { before, after: { interestGroups: await interestsOf(ctx, eventId) } };
}

async function interestsOf(ctx: RequestContext, eventId: string) {
  const groups = await interestGroupsByEventId(ctx).clear(eventId).load(eventId);
  return groups.map(({ name, kind, terms }) => ({ name, kind, terms }));
}

/** BAD_USER_INPUT with all that is wrong. A zone that is not known leaves nothing to measure the times by. */
async function checkEventSettings(
  ctx: RequestContext,
  times: EventTimes | null,
  groups: EventSettings['interestGroups'],
  others: readonly FieldError[],
  knownZone = 'UTC',
): Promise<void> {
  const errors = [...others, ...interestErrors(groups ?? [])];
  if (times) {
    const isKnown = times.timezone === knownZone || (await isKnownZone(ctx, times.timezone));
    errors.push(...timesErrors(times, isKnown));
    if (errors.length === 0 && (await differingZones(ctx.db, [times])).length > 0)
      errors.push(DIFFERING_ZONE);
  }
  if (errors.length > 0) throw badInput(errors);
}

/** Slots are computed by the database, mails and files by this server: both have to know the zone. */
async function isKnownZone(ctx: RequestContext, timezone: string): Promise<boolean> {
  if (!isZone(timezone)) return false;
  return (await firstOf(findTimezone(ctx, { timezone }))) !== undefined;
}

async function lockExistingEvent(ctx: RequestContext, id: string): Promise<Event> {
  const eventId = parseId(id, 'The event');
  isStaffIn(ctx, eventId);
  const event = await firstOf(lockEvent(ctx, { id: eventId }));
  if (!event) throw notFound('The event');
  return event;
}

/** The times as they are going to be. */
const timesOf = (now: EventTimes, fields: EventFields): EventTimes => ({
  timezone: fields.timezone ?? now.timezone,
  startsAt: fields.startsAt ?? now.startsAt,
  endsAt: fields.endsAt ?? now.endsAt,
  meetingHours: fields.meetingHours ?? now.meetingHours,
});

const withoutNulls = <Input extends object>(input: Input): Input =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null)) as Input;

const inOrder = (hours: readonly MeetingDay[]): MeetingDay[] =>
  hours
    .map(({ date, from, to }) => ({ date, from, to }))
    .sort((one, other) => `${one.date} ${one.from}`.localeCompare(`${other.date} ${other.from}`));

/** Meeting hours in their order, none where they are taken away; the accent in small letters. */
const tidied = (fields: EventFields): EventFields => ({
  ...fields,
  ...(fields.accentColor ? { accentColor: fields.accentColor.toLowerCase() } : {}),
  ...(fields.meetingHours === undefined ? {} : { meetingHours: inOrder(fields.meetingHours ?? []) }),
});
