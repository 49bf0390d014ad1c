import type { RequestContext } from '../../../core/request/context';
import { differences, recordChange } from '../../../core/audit/change-log';
import { badInput, type FieldError } from '../../../core/errors';
import { parseId } from '../../../core/db/ids';
import type { Page } from '../../../core/db/pagination';
import { inTransaction } from '../../../core/request/transaction';
import { requireEventAccess } from '../../event-access/index';
import { lockMeetingRow, saveMeetingChange } from '../meeting-change.service';
import { lockParticipants, preferredPod } from '../slots/meeting-claim.service';
import { notifyMeetingMoved, notifyMeetingRemoved } from '../notifications/meeting-notice.service';
import { eventMeetings } from './meeting-plan.queries';
import type { EventMeetingsArgs } from './meeting-plan.types';
import { MeetingStatus } from '../meeting.entity';
import { isAlreadyApplied, notActive, transition } from '../meeting.status';
import type { Meeting } from '../meeting.types';

/** Where staff want a meeting to be; what is not said stays. */
export interface MeetingMove {
  startsAt?: Date | null | undefined;
  endsAt?: Date | null | undefined;
  podId?: string | null | undefined;
}

const MAX_MINUTES = 240;
const MINUTE_MS = 60_000;

/** All meetings of an event, soonest first. */
export async function listEventMeetings(
  ctx: RequestContext,
  args: EventMeetingsArgs,
): Promise<Page<Meeting>> {
  const { eventId, timezone } = await requireEventAccess(ctx, args.eventId);
  const podId = args.podId ? parseId(args.podId, 'The pod') : null;
  const filter = { eventId, timezone, podId, status: args.status ?? null, date: args.date ?? null };
  return eventMeetings(ctx.db, filter, args);
}

/** Moves an ACTIVE meeting; its claims move with it, CONFLICT where they clash. Both people are notified. */
export async function moveMeeting(ctx: RequestContext, snapshot: Meeting, to: MeetingMove): Promise<Meeting> {
  const { podId, errors } = await preferredPod(ctx, snapshot.eventId, to.podId);
  return inTransaction(ctx, async (inner) => {
    await lockParticipants(inner, snapshot);
    const before = await lockMeetingRow(inner, snapshot.id);
    if (before.status !== MeetingStatus.ACTIVE) throw notActive(before);
    const target = { ...timesOf(before, to, errors), podId: podId ?? before.podId };
    const changed = differences(placeOf(before), placeOf(target));
    if (!changed) return before;
    const standing = { status: before.status, closedReason: before.closedReason };
    const moved = await saveMeetingChange(inner, before, { ...standing, ...target });
    await recordChange(inner, { ...subjectOf(before), action: 'meeting.move', ...changed });
    await notifyMeetingMoved(inner, moved);
    return moved;
  });
}

/** Closes a meeting as REMOVED, and notifies both people. */
export function removeMeeting(ctx: RequestContext, snapshot: Meeting): Promise<Meeting> {
  return inTransaction(ctx, async (inner) => {
    const before = await lockMeetingRow(inner, snapshot.id);
    if (isAlreadyApplied(before, 'REMOVE')) return before;
    const removed = await saveMeetingChange(inner, before, transition(before, 'REMOVE'));
    const [was, is] = [before, removed].map(({ status }) => ({ status })) as [object, object];
    await recordChange(inner, { ...subjectOf(before), action: 'meeting.remove', before: was, after: is });
    await notifyMeetingRemoved(inner, removed, before);
    return removed;
  });
}

const placeOf = ({ startsAt, endsAt, podId }: Pick<Meeting, 'startsAt' | 'endsAt' | 'podId'>) => ({
  startsAt,
  endsAt,
  podId,
});

/** The log names the meeting's id, not its participants. */
const subjectOf = ({ id, eventId }: Meeting) => ({ eventId, subjectId: id, subjectName: null });

/** A new start keeps the length where no new end is given. */
const timesOf = (
  before: Meeting,
  to: MeetingMove,
  others: readonly FieldError[],
): Pick<Meeting, 'startsAt' | 'endsAt'> => {
  const startsAt = to.startsAt ?? before.startsAt;
  const length = before.endsAt.getTime() - before.startsAt.getTime();
  const endsAt = to.endsAt ?? new Date(startsAt.getTime() + length);
  const errors: (FieldError | false)[] = [
    endsAt <= startsAt && { path: 'input.endsAt', message: 'The end has to be after the start.' },
    endsAt.getTime() - startsAt.getTime() > MAX_MINUTES * MINUTE_MS && {
      path: 'input.endsAt',
      message: 'A meeting takes 4 hours at most.',
    },
    startsAt.getTime() !== before.startsAt.getTime() &&
      startsAt.getTime() <= Date.now() && { path: 'input.startsAt', message: 'This time has passed.' },
  ];
  const found = [...others, ...errors.filter((error) => error !== false)];
  if (found.length > 0) throw badInput(found);
  return { startsAt, endsAt };
};
