import type { RequestContext } from '../../../core/request/context';
import { badInput, type FieldError } from '../../../core/errors';
import { getAttendee } from '../../attendees/index';
import { areBlocked } from '../../blocks/index';
import { requireAttendee } from '../../event-access/index';
import { podById } from '../../pods/index';
import { allowanceOf, mayNeverAsk } from '../limits/meeting-limit.service';
import { meetingConflicts, type OfferedSlot } from '../meeting.errors';
import { meetingsBetween } from '../meeting.queries';
import { BusyWhose, type MeetingOptions, type Slot } from '../meeting.types';
import { slotEndErrors, WRONG_END } from './meeting-slot.rules';
import { slotGrid } from './meeting-slots.queries';

/** A place of the event's grid, and who or what is free then. */
export interface GridSlot extends Slot {
  viewerBusy: boolean;
  otherBusy: boolean;
}

const NEXT_SLOTS = 5;

/** Meetings between the viewer and another, and when they could meet. */
export async function getMeetingOptions(ctx: RequestContext, attendeeId: string): Promise<MeetingOptions> {
  const attendee = await getAttendee(ctx, attendeeId);
  const me = await requireAttendee(ctx, attendee.eventId);
  const [meetings, found, allowance, isClosed] = await Promise.all([
    meetingsBetween(ctx, { oneId: me.attendeeId, otherId: attendee.id }),
    findVisibleSlotGrid(ctx, me.eventId, me.attendeeId, attendee.id),
    allowanceOf(ctx, me.attendeeId),
    mayNeverAsk(ctx, me.attendeeId, attendee.id),
  ]);
  // For a meeting that there is another time can be proposed, whatever the rules say.
  const grid = isClosed && meetings.length === 0 ? [] : found;
  return { attendee, meetings, ...choicesIn(grid), ...allowance };
}

/** The slots of a grid that can be asked for, and why the others cannot. */
export const choicesIn = (grid: GridSlot[]): Pick<MeetingOptions, 'slots' | 'busy'> => ({
  slots: grid.filter(isFree),
  busy: grid
    .filter(({ viewerBusy, otherBusy }) => viewerBusy || otherBusy)
    .map(({ startsAt, endsAt, viewerBusy }) => ({
      startsAt,
      endsAt,
      whose: viewerBusy ? BusyWhose.VIEWER : BusyWhose.OTHER,
    })),
});

/** The next slots that both have free, to offer instead of one that was lost. */
export async function nextFreeSlots(
  ctx: RequestContext,
  eventId: string,
  viewerId: string,
  otherId: string,
): Promise<OfferedSlot[]> {
  return offerSlots(ctx, await findVisibleSlotGrid(ctx, eventId, viewerId, otherId));
}

/** The first free slots of a grid, with the names of their pods. */
async function offerSlots(ctx: RequestContext, grid: GridSlot[]): Promise<OfferedSlot[]> {
  const free = grid.filter(isFree).slice(0, NEXT_SLOTS);
  return Promise.all(
    free.map(async (slot) => {
      const pods = await Promise.all(slot.podIds.map((id) => podById(ctx).load(id)));
      return { ...slot, pods: pods.flatMap((pod) => (pod ? [{ id: pod.id, name: pod.name }] : [])) };
    }),
  );
}

/** CONFLICT with the next free slots where this one of the grid is not free. */
export async function assertSlotFree(ctx: RequestContext, grid: GridSlot[], slot: GridSlot): Promise<void> {
  if (!isFree(slot)) throw meetingConflicts.slotTaken(await offerSlots(ctx, grid));
}

/** The grid, empty where one has blocked the other: neither learns when the other is free. */
async function findVisibleSlotGrid(
  ctx: RequestContext,
  eventId: string,
  viewerId: string,
  otherId: string,
): Promise<GridSlot[]> {
  const blocked = await areBlocked(ctx, viewerId, otherId);
  return blocked ? [] : slotGrid(ctx, { eventId, viewerId, otherIds: [otherId], movingId: null });
}

/** Both people and at least one pod are free. */
const isFree = ({ viewerBusy, otherBusy, podIds }: GridSlot): boolean =>
  !viewerBusy && !otherBusy && podIds.length > 0;

/** The slot of a grid at these times; BAD_USER_INPUT where there is none, together with other errors of the request. */
export const slotAt = (
  grid: GridSlot[],
  { startsAt, endsAt }: { startsAt: Date; endsAt?: Date | null },
  others: readonly FieldError[],
): GridSlot => {
  const slot = grid.find((candidate) => candidate.startsAt.getTime() === startsAt.getTime());
  if (!slot)
    throw badInput([
      ...others,
      { path: 'input.startsAt', message: slotMessage(startsAt) },
      ...slotEndErrors({ startsAt, endsAt }),
    ]);
  if (endsAt && endsAt.getTime() !== slot.endsAt.getTime())
    throw badInput([...others, { path: 'input.endsAt', message: WRONG_END }]);
  if (others.length > 0) throw badInput([...others]);
  return slot;
};

const slotMessage = (startsAt: Date): string =>
  startsAt.getTime() <= Date.now()
    ? 'This time has passed.'
    : 'There is no slot at that time. Please choose one of the meeting hours.';
