import { DateTime } from 'luxon';
import { truncated } from '../../core/storable-text';
import { recordChange } from '../../core/audit/change-log';
import type { RequestContext } from '../../core/request/context';
import { notFound } from '../../core/errors';
import { newId } from '../../core/db/ids';
import { inTransaction } from '../../core/request/transaction';
import {
  groupIdsOf,
  insertGroupCopies,
  insertTermCopies,
  lockEventForCopy,
  termIdsOf,
} from './event-interests.queries';
import { requireEventAccess, requireAllEvents } from '../event-access/index';
import { eventCopied } from './event.events';
import { EventEntity } from './event.entity';
import type { DuplicateEventInput } from './event.inputs';
import { eventById } from './event.loaders';
import { dayOf } from './event.rules';
import type { Event } from './event.types';

/** A draft with the settings, interests, pods and questions of an event, without its people and companies. */
export async function duplicateEvent(
  ctx: RequestContext,
  { eventId: id, title, startsAt }: DuplicateEventInput,
): Promise<Event> {
  const { eventId } = await requireEventAccess(ctx, id);
  requireAllEvents(ctx);
  return inTransaction(ctx, async (inner) => {
    // Its pictures stay in use until the copy uses them too.
    await lockEventForCopy(inner, { eventId });
    const event = await eventById(inner).load(eventId);
    if (!event) throw notFound('The event');
    const { updatedAt: _updatedAt, ...settings } = event;
    const copyId = newId();
    const copy = {
      ...settings,
      ...movedTimes(event, startsAt ?? event.startsAt),
      id: copyId,
      status: undefined,
      title: title?.trim() || truncated(`Copy of ${event.title}`, 200),
    };
    await inner.entities.insert(EventEntity, copy);
    await copyInterests(inner, eventId, copyId);
    await eventCopied.run(inner, { eventId, copyId });
    await recordChange(inner, {
      action: 'event.duplicate',
      eventId: copyId,
      subjectId: copyId,
      subjectName: copy.title,
      after: { copyOf: eventId, startsAt: copy.startsAt, endsAt: copy.endsAt },
    });
    return (await eventById(inner).load(copyId)) as Event;
  });
}

/** Same hours on other days, and the same length by the clock on the wall. */
const movedTimes = (event: Event, startsAt: Date): Pick<Event, 'startsAt' | 'endsAt' | 'meetingHours'> => {
  const wall = (instant: Date) => DateTime.fromJSDate(instant, { zone: event.timezone });
  const length = wall(event.endsAt).diff(wall(event.startsAt), ['days', 'milliseconds']);
  const day = (date: string) => DateTime.fromISO(date, { zone: 'utc' });
  const moved = day(dayOf(startsAt, event.timezone)).diff(day(dayOf(event.startsAt, event.timezone)), 'days');
  return {
    startsAt,
    endsAt: wall(startsAt).plus(length).toJSDate(),
    meetingHours: event.meetingHours.map(({ date, from, to }) => ({
      date: day(date).plus(moved).toFormat('yyyy-MM-dd'),
      from,
      to,
    })),
  };
};

/** The interests of an event, for its copy. */
const copyInterests = async (ctx: RequestContext, eventId: string, copyId: string): Promise<void> => {
  const groupIds = (await groupIdsOf(ctx, { eventId })).map(({ id }) => id);
  await insertGroupCopies(ctx, { copyId, ids: groupIds.map(newId), originalIds: groupIds });
  const termIds = (await termIdsOf(ctx, { eventId })).map(({ id }) => id);
  await insertTermCopies(ctx, { copyId, ids: termIds.map(newId), originalIds: termIds });
};
