import { recordChange } from '../../../core/audit/change-log';
import { parseId } from '../../../core/db/ids';
import { badInput } from '../../../core/errors';
import type { RequestContext } from '../../../core/request/context';
import { inTransaction } from '../../../core/request/transaction';
import { requireEventAccess } from '../../event-access/index';
import { lockPlacedMeetings } from '../../meetings/index';
import type { LockMeetingsInput, LockMeetingsPayload } from './lock.types';

/** Locks coming meetings that timetables have placed, or frees them: later timetables keep a locked one where it is. */
export async function lockMeetings(
  ctx: RequestContext,
  { eventId: asked, isLocked, meetingIds, attendeeId, podId, hourFrom }: LockMeetingsInput,
): Promise<LockMeetingsPayload> {
  const { eventId } = await requireEventAccess(ctx, asked);
  if ([meetingIds, attendeeId, podId, hourFrom].filter(Boolean).length !== 1)
    throw badInput([{ path: 'input', message: 'Choose meetings, an attendee, a pod or a time.' }]);
  const which = {
    meetingIds: meetingIds?.map((id) => parseId(id, 'The meeting')) ?? null,
    attendeeId: attendeeId ? parseId(attendeeId, 'The attendee') : null,
    podId: podId ? parseId(podId, 'The pod') : null,
    hourFrom: hourFrom ?? null,
  };
  return inTransaction(ctx, async (inner) => {
    const { length: count } = await lockPlacedMeetings(inner, { eventId, isLocked, ...which });
    if (count > 0)
      await recordChange(inner, {
        action: 'meetings.lock',
        eventId,
        subjectId: eventId,
        subjectName: null,
        after: { isLocked, count, ...which },
      });
    return { count };
  });
}
