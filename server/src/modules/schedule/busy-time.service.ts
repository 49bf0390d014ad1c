import type { RequestContext } from '../../core/request/context';
import { badInput, conflict, notFound, orNotFound } from '../../core/errors';
import { parseId, newId } from '../../core/db/ids';
import { firstOf } from '../../core/db/statement';
import { inTransaction } from '../../core/request/transaction';
import { requireAttendee, requireEventOf } from '../event-access/index';
import { orderErrors } from './activity.rules';
import type { AddBusyTimeInput, OwnBusyTime } from './agenda.types';
import {
  busyTimesOf,
  deleteBusyTime,
  insertBusyTime,
  lockAndCompareTime,
  ownBusyTime,
} from './busy-time.queries';

/** How many busy times one attendee may mark. */
const MAX_BUSY_TIMES = 100;

// Times in which the viewer wants no meetings; other people only see that the time is not free.

/** The viewer's own, soonest first. */
export async function listBusyTimes(ctx: RequestContext, eventId: string): Promise<OwnBusyTime[]> {
  const { attendeeId } = await requireAttendee(ctx, eventId);
  return busyTimesOf(ctx, { attendeeId });
}

/** Marks a time; the same time again is the one that is marked already. Meetings that stand are not touched. */
export async function addBusyTime(
  ctx: RequestContext,
  { eventId, startsAt, endsAt, note }: AddBusyTimeInput,
): Promise<OwnBusyTime> {
  const { attendeeId } = await requireAttendee(ctx, eventId);
  return inTransaction(ctx, async (inner) => {
    // One's own row orders one's own changes, so that the count below holds.
    const within = await firstOf(lockAndCompareTime(inner, { attendeeId, startsAt, endsAt }));
    const errors = orderErrors({ startsAt, endsAt });
    if (!within?.overlaps)
      errors.push({ path: 'input.startsAt', message: 'This is not a time of the event.' });
    if (errors.length > 0) throw badInput(errors);
    const known = await listBusyTimes(inner, eventId);
    const same = known.find(
      (time) => time.startsAt.getTime() === startsAt.getTime() && time.endsAt.getTime() === endsAt.getTime(),
    );
    if (same) return same;
    if (known.length >= MAX_BUSY_TIMES)
      throw conflict('TOO_MANY_BUSY_TIMES', `You can mark ${MAX_BUSY_TIMES} times at most.`);
    const added = { id: newId(), startsAt, endsAt, note: note?.trim() || null, eventId };
    await insertBusyTime(inner, { id: added.id, attendeeId, startsAt, endsAt, note: added.note });
    return added;
  });
}

/** Makes a time free again, and gives it as it was; another's does not exist. */
export async function removeBusyTime(ctx: RequestContext, id: string): Promise<OwnBusyTime> {
  const known = { id: parseId(id, 'The busy time'), userId: ctx.viewer?.userId ?? null };
  const found = orNotFound(await firstOf(ownBusyTime(ctx, known)), 'The busy time');
  await requireEventOf(ctx, found.eventId, 'The busy time');
  await requireAttendee(ctx, found.eventId);
  const removed = await inTransaction(ctx, (inner) => deleteBusyTime(inner, { id: found.id }));
  // Another call was quicker.
  if (removed.length === 0) throw notFound('The busy time');
  return found;
}
