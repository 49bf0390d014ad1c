import { viewerOf } from '../../../core/request/authorization';
import type { RequestContext } from '../../../core/request/context';
import { defineLoader } from '../../../core/request/loaders';
import { inTransaction } from '../../../core/request/transaction';
import { getAttendee, type Attendee } from '../../attendees/index';
import { requireAttendee } from '../../event-access/index';
import { RECOUNT_MATCH_MODEL } from './learning.jobs';
import { deleteObjection, insertObjection, modelsOfAttendees, objectingAttendees } from './objection.queries';

/** Whether matching may learn from an attendee. */
const isLearnedFrom = defineLoader<boolean>(async (ctx, attendeeIds) => {
  const rows = await objectingAttendees(ctx, { attendeeIds });
  return new Map(rows.map(({ id }) => [id, false]));
}, true);

/** Whether matching may learn from the viewer's own attendee; null of others. */
export const learningAllowed = async (ctx: RequestContext, attendee: Attendee): Promise<boolean | null> =>
  attendee.userId === viewerOf(ctx).userId ? isLearnedFrom(ctx).load(attendee.id) : null;

/** Sets whether matching learns from what the viewer does at an event, and from what others do about them. */
export async function setMatchLearning(
  ctx: RequestContext,
  eventId: string,
  allowed: boolean,
): Promise<Attendee> {
  const { attendeeId } = await requireAttendee(ctx, eventId);
  await inTransaction(ctx, async (inner) => {
    await (allowed ? deleteObjection : insertObjection)(inner, { attendeeId });
    await recountFor(inner, [attendeeId]);
  });
  ctx.clearLoaders();
  return getAttendee(ctx, attendeeId);
}

/** Has the events of these attendees recounted, past ones too. */
export async function recountFor(ctx: RequestContext, attendeeIds: readonly string[]): Promise<void> {
  for (const { eventId } of await modelsOfAttendees(ctx, { attendeeIds }))
    await ctx.jobs.add(RECOUNT_MATCH_MODEL, { eventId }, { key: eventId });
}
