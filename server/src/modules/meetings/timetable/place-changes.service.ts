import type { RequestContext } from '../../../core/request/context';
import { newId } from '../../../core/db/ids';
import { byKey, groupedBy } from '../../../core/request/loaders';
import { limitsOf } from '../limits/meeting-limit.queries';
import { publishMeetingChange } from '../meeting-change.service';
import { MeetingStatus } from '../meeting.entity';
import type { Meeting } from '../meeting.types';
import { scheduleReminders } from '../notifications/meeting-notice.service';
import { settle, type MostMeetings, type PlaceChange, type PlaceRefusal } from './place-changes';
import {
  changePlaces,
  dropPlaces,
  insertPlaces,
  lockPlaces,
  openBetweenPairs,
  releasePlaces,
  takenTimes,
  type NewPlace,
} from './place-changes.queries';

/** What a change of a timetable did. */
export interface PlaceOutcome {
  id: string;
  /** Why nothing was done; null where it was. */
  refusal: PlaceRefusal | null;
  meetingId: string | null;
  /** What the meeting was before. */
  before: StandingMeeting | null;
}

type StandingMeeting = Awaited<ReturnType<typeof lockPlaces>>[number];

interface Timetable {
  eventId: string;
  /** The timetable that is applied or undone. */
  runId: string;
  /** Only what this timetable placed is changed. */
  isUndo: boolean;
}

/**
 * Changes the places of meetings together: releases all, then claims. Those that are not possible any more are left as they are,
 * with the reason. The caller has locked the people; a violation of the claims means that another transaction was faster, and that
 * the same may be tried again.
 */
export async function changeMeetingPlaces(
  ctx: RequestContext,
  timetable: Timetable,
  asked: readonly PlaceChange[],
  refusedPairs: ReadonlySet<string>,
): Promise<PlaceOutcome[]> {
  const refused = new Map<string, PlaceRefusal>();
  for (const { id, to } of asked) if (to && refusedPairs.has(id)) refused.set(id, 'NOT_POSSIBLE');
  const changes = await withRequests(ctx, asked, refused);
  const ids = changes.flatMap(({ meetingId }) => meetingId ?? []);
  const standing = byKey(await lockPlaces(ctx, { ids }), ({ id }) => id);
  for (const change of changes) {
    const refusal = changeRefusal(change, standing.get(change.meetingId ?? ''), timetable);
    if (refusal && !refused.has(change.id)) refused.set(change.id, refusal);
  }
  const result = settle(changes, refused, await worldOf(ctx, timetable.eventId, changes));
  const able = changes.filter(({ id }) => !result.has(id));
  const made = await writePlaces(ctx, timetable, able);
  return changes.map(({ id, meetingId }) => ({
    id,
    refusal: result.get(id) ?? null,
    meetingId: made.get(id) ?? meetingId,
    before: standing.get(meetingId ?? '') ?? null,
  }));
}

/** New meetings of people who have asked each other become their requests; those who meet already need none. */
async function withRequests(
  ctx: RequestContext,
  asked: readonly PlaceChange[],
  refused: Map<string, PlaceRefusal>,
): Promise<PlaceChange[]> {
  const added = asked.filter(({ meetingId, to }) => to && meetingId === null);
  const open = await openBetweenPairs(ctx, {
    oneIds: added.map(({ oneId }) => oneId),
    otherIds: added.map(({ otherId }) => otherId),
  });
  const found = new Map(open.map((meeting) => [added[meeting.position - 1]!.id, meeting]));
  for (const [id, { status }] of found) if (status === MeetingStatus.ACTIVE) refused.set(id, 'MEET_ALREADY');
  return asked.map((change) => {
    const request = found.get(change.id);
    return request?.status === MeetingStatus.PENDING ? { ...change, meetingId: request.id } : change;
  });
}

/** Why a meeting may not be changed any more: it is not what the timetable knew, or was locked. */
const changeRefusal = (
  { meetingId, from, to }: PlaceChange,
  standing: StandingMeeting | undefined,
  { runId, isUndo }: Timetable,
): PlaceRefusal | null => {
  const earliest = Math.min(...[from, to].map((place) => place?.startsAt.getTime() ?? Infinity));
  if (earliest <= Date.now()) return 'PAST';
  if (!meetingId) return null;
  if (!standing || (isUndo && standing.runId !== runId)) return 'CHANGED_MEANWHILE';
  if (from) {
    const isThere =
      standing.status === MeetingStatus.ACTIVE &&
      standing.startsAt.getTime() === from.startsAt.getTime() &&
      standing.podId === from.podId;
    if (!isThere) return 'CHANGED_MEANWHILE';
    return standing.lockedAt ? 'LOCKED' : null;
  }
  // A request that is to become a meeting was found open just now; what is put back was dropped.
  const expected = isUndo ? MeetingStatus.REJECTED : MeetingStatus.PENDING;
  return to && standing.status === expected ? null : 'CHANGED_MEANWHILE';
};

async function worldOf(ctx: RequestContext, eventId: string, changes: readonly PlaceChange[]) {
  const arriving = changes.filter(({ to }) => to !== null);
  const attendeeIds = [...new Set(arriving.flatMap(({ oneId, otherId }) => [oneId, otherId]))].toSorted();
  const podIds = [...new Set(arriving.map(({ to }) => to!.podId))].toSorted();
  const taken = await takenTimes(ctx, { eventId, attendeeIds, podIds });
  const most = new Map<string, MostMeetings>();
  const limits = await limitsOf(ctx, { attendeeIds, at: new Date(), movingId: null });
  for (const [attendeeId, rows] of groupedBy(limits, (row) => row.attendeeId)) {
    const of = (reason: string) => rows.find((row) => row.reason === reason)?.most ?? null;
    const limit = { inAll: of('MEETINGS_IN_ALL'), perDay: of('MEETINGS_PER_DAY') };
    if (limit.inAll !== null || limit.perDay !== null) most.set(attendeeId, limit);
  }
  return { taken, most };
}

/** Gives the ids of new meetings by the ids of their changes. */
async function writePlaces(
  ctx: RequestContext,
  { eventId, runId }: Timetable,
  able: readonly PlaceChange[],
): Promise<Map<string, string>> {
  const dropped = able.filter(({ to, request }) => !to && !request);
  const moving = able.filter(({ to, request, meetingId }) => meetingId && (to ?? request));
  const added = able
    .filter(({ to, meetingId }) => to && !meetingId)
    .map((change) => ({ ...change, newId: newId() }));
  const changed: Meeting[] = [];
  if (dropped.length > 0)
    changed.push(...(await dropPlaces(ctx, { ids: dropped.map(({ meetingId }) => meetingId!), runId })));
  if (moving.length > 0) {
    await releasePlaces(ctx, { ids: moving.map(({ meetingId }) => meetingId!) });
    const places = moving.map((change): NewPlace => ({
      ...(change.to ?? change.request!),
      id: change.meetingId!,
      status: change.to ? 'ACTIVE' : 'PENDING',
      runId: change.runId,
    }));
    changed.push(...(await changePlaces(ctx, { places })));
  }
  if (added.length > 0) {
    const places = added.map(({ newId: id, oneId, otherId, to }) => ({
      id,
      senderId: oneId,
      receiverId: otherId,
      ...to!,
    }));
    changed.push(...(await insertPlaces(ctx, { eventId, runId, places })));
  }
  await publishMeetingChange(ctx, ...changed);
  await scheduleReminders(
    ctx,
    changed.filter(({ status }) => status === MeetingStatus.ACTIVE),
  );
  return new Map(added.map(({ id, newId: meetingId }) => [id, meetingId]));
}
