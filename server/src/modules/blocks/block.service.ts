import type { RequestContext } from '../../core/request/context';
import { badInput, notFound } from '../../core/errors';
import type { Page, PageArgs } from '../../core/db/pagination';
import { inTransaction } from '../../core/request/transaction';
import { requireAttendee } from '../event-access/index';
import { type Attendee, getAttendee, lockAttendees } from '../attendees/index';
import { attendeeBlocked } from './block.events';
import { blockedPage, deleteBlock, insertBlock } from './block.queries';

// Blocks of an attendee, visible to that attendee only. `block.policy.ts` holds the consequences.

/** From now on neither of the two reaches the other, and what waits between them is closed. Doing it again changes nothing. */
export async function blockAttendee(ctx: RequestContext, attendeeId: string): Promise<Attendee> {
  const { me, other } = await requireBlockParticipants(ctx, attendeeId);
  await inTransaction(ctx, async (inner) => {
    // Requests lock both people before they look for blocks, so that none is written after the hook has run.
    if (!(await lockAttendees(inner.db, [me, other.id]))) throw notFound('The attendee');
    await insertBlock(inner, { blockerId: me, blockedId: other.id });
    await attendeeBlocked.run(inner, { blockerId: me, blockedId: other.id });
  });
  return other;
}

/** Takes the viewer's own block back. */
export async function unblockAttendee(ctx: RequestContext, attendeeId: string): Promise<Attendee> {
  const { me, other } = await requireBlockParticipants(ctx, attendeeId);
  await inTransaction(ctx, (inner) => deleteBlock(inner, { blockerId: me, blockedId: other.id }));
  return other;
}

/** The attendees that the viewer has blocked, the latest first. */
export async function listBlockedAttendees(
  ctx: RequestContext,
  eventId: string,
  args: PageArgs,
): Promise<Page<Attendee>> {
  const { attendeeId } = await requireAttendee(ctx, eventId);
  return blockedPage(ctx.db, attendeeId, args);
}

async function requireBlockParticipants(
  ctx: RequestContext,
  attendeeId: string,
): Promise<{ me: string; other: Attendee }> {
  const other = await getAttendee(ctx, attendeeId);
  const me = await requireAttendee(ctx, other.eventId);
  if (me.attendeeId === other.id)
    throw badInput([{ path: 'input.attendeeId', message: 'You cannot block yourself.' }]);
  return { me: me.attendeeId, other };
}
