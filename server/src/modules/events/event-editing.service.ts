import { recordChange } from '../../core/audit';
import type { RequestContext } from '../../core/context';
import { sql } from '../../core/database';
import { checkVersion, givenOf, saveChanges } from '../../core/edit';
import { badInput, notFound, type FieldFault } from '../../core/errors';
import { knownId, newId } from '../../core/ids';
import { inTransaction } from '../../core/transaction';
import type { ImageStore } from '../uploads/image.service';
import { EventEntity, EventStatus, type MeetingDay } from './event.entity';
import { EVENT_PUBLISHED } from './event.jobs';
import type { EventInterestsService } from './event-interests.service';
import {
  eventEmptyFaults,
  titleFaults,
  type CreateEventInput,
  type EventSettings,
  type UpdateEventInput,
} from './event.inputs';
import { eventColumns, interestGroupsByEventId } from './event.loaders';
import { interestFaults, isZone, timesFaults, type EventTimes } from './event.rules';
import type { Event } from './event.types';

type Given = Partial<Omit<UpdateEventInput, 'interestGroups' | 'eventId' | 'expectedUpdatedAt'>>;

const TIMES = ['timezone', 'startsAt', 'endsAt', 'meetingHours'] as const;

/** What managers do with events. */
export class EventEditingService {
  constructor(
    private readonly interests: EventInterestsService,
    private readonly images: ImageStore,
  ) {}

  /** A new event; nobody but staff sees it until it is PUBLISHED. */
  async create(ctx: RequestContext, { interestGroups, ...input }: CreateEventInput): Promise<Event> {
    const { taken, faults } = await this.images.readIn(ctx, input, 'logo', 'cover');
    const given = withoutNulls(givenOf(taken));
    const { title, startsAt, endsAt } = given as { title: string; startsAt: Date; endsAt: Date };
    const fresh = { timezone: 'UTC', startsAt, endsAt, meetingHours: [] };
    await this.check(ctx, timesOf(fresh, given), interestGroups, [...titleFaults(input), ...faults]);
    return inTransaction(ctx, async (inner) => {
      const id = newId();
      const values = tidied(given);
      await inner.entities.insert(EventEntity, { ...values, id, title, startsAt, endsAt } as EventEntity);
      if (interestGroups?.length) await this.interests.replace(inner, id, interestGroups);
      await recordChange(inner, {
        action: 'event.create',
        eventId: id,
        subjectId: id,
        subjectName: title,
        after: { ...values, ...(interestGroups ? { interestGroups } : {}) },
      });
      return this.lock(inner, id);
    });
  }

  /** Changes what is given. */
  async update(
    ctx: RequestContext,
    { eventId, expectedUpdatedAt, interestGroups, ...input }: UpdateEventInput,
  ): Promise<Event> {
    const { taken, faults } = await this.images.readIn(ctx, input, 'logo', 'cover');
    const given = givenOf(taken);
    return inTransaction(ctx, async (inner) => {
      const event = await this.lock(inner, eventId);
      checkVersion(event, expectedUpdatedAt);
      const times = TIMES.some((name) => given[name] !== undefined) ? timesOf(event, given) : null;
      const others = [...eventEmptyFaults(input), ...faults];
      await this.check(inner, times, interestGroups, others, event.timezone);
      const also = interestGroups ? await this.replaceInterests(inner, event.id, interestGroups) : undefined;
      const change = { action: 'event.update', eventId: event.id, subjectName: event.title };
      await saveChanges(inner, EventEntity, event, tidied(given), change, also);
      if (event.status === EventStatus.DRAFT && given.status === EventStatus.PUBLISHED)
        await inner.jobs.add(EVENT_PUBLISHED, { eventId: event.id });
      return this.lock(inner, event.id);
    });
  }

  private async replaceInterests(
    ctx: RequestContext,
    eventId: string,
    groups: NonNullable<EventSettings['interestGroups']>,
  ): Promise<{ before: object; after: object }> {
    const before = { interestGroups: await this.interestsOf(ctx, eventId) };
    await this.interests.replace(ctx, eventId, groups);
    return { before, after: { interestGroups: await this.interestsOf(ctx, eventId) } };
  }

  private async interestsOf(ctx: RequestContext, eventId: string) {
    const groups = await interestGroupsByEventId(ctx).clear(eventId).load(eventId);
    return groups.map(({ name, kind, terms }) => ({ name, kind, terms }));
  }

  /** BAD_USER_INPUT with all that is wrong. A zone that is not known leaves nothing to measure the times by. */
  private async check(
    ctx: RequestContext,
    times: EventTimes | null,
    groups: EventSettings['interestGroups'],
    others: readonly FieldFault[],
    knownZone = 'UTC',
  ): Promise<void> {
    const faults = [...others, ...interestFaults(groups ?? [])];
    if (times) {
      const isKnown = times.timezone === knownZone || (await this.isKnownZone(ctx, times.timezone));
      faults.push(...timesFaults(times, isKnown));
    }
    if (faults.length > 0) throw badInput(faults);
  }

  /** Slots are computed by the database, mails and files by this server: both have to know the zone. */
  private async isKnownZone(ctx: RequestContext, timezone: string): Promise<boolean> {
    if (!isZone(timezone)) return false;
    return (await ctx.sql.rows(sql`SELECT 1 FROM pg_timezone_names WHERE name = ${timezone}`)).length > 0;
  }

  private async lock(ctx: RequestContext, id: string): Promise<Event> {
    const [event] = await ctx.sql.rows<Event>({
      text: `SELECT ${eventColumns} FROM events e WHERE e.id = $1 FOR NO KEY UPDATE`,
      values: [knownId(id, 'The event')],
    });
    if (!event) throw notFound('The event');
    return event;
  }
}

/** The times as they are going to be. */
const timesOf = (now: EventTimes, given: Given): EventTimes => ({
  timezone: given.timezone ?? now.timezone,
  startsAt: given.startsAt ?? now.startsAt,
  endsAt: given.endsAt ?? now.endsAt,
  meetingHours: given.meetingHours ?? now.meetingHours,
});

const withoutNulls = <Input extends object>(input: Input): Input =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null)) as Input;

const inOrder = (hours: readonly MeetingDay[]): MeetingDay[] =>
  hours
    .map(({ date, from, to }) => ({ date, from, to }))
    .sort((one, other) => `${one.date} ${one.from}`.localeCompare(`${other.date} ${other.from}`));

/** Meeting hours in their order, none where they are taken away; the accent in small letters. */
const tidied = (given: Given): Given => ({
  ...given,
  ...(given.accentColor ? { accentColor: given.accentColor.toLowerCase() } : {}),
  ...(given.meetingHours === undefined ? {} : { meetingHours: inOrder(given.meetingHours ?? []) }),
});
