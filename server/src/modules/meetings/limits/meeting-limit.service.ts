import { notFound } from '../../../core/errors';
import { firstOf } from '../../../core/db/statement';
import { viewerOf } from '../../../core/request/authorization';
import type { RequestContext } from '../../../core/request/context';
import { defineLoader } from '../../../core/request/loaders';
import { type Attendee, getAttendee } from '../../attendees/index';
import { ownAttendeeIdOf } from '../../event-access/index';
import {
  contactConflict,
  contactRefusal,
  type ContactRefusal,
  type ContactRefusalReason,
} from '../../groups/index';
import type { Meeting } from '../meeting.types';
import { slotGrid } from '../slots/meeting-slots.queries';
import { limitsOf, meetingRefusals, meetingRules } from './meeting-limit.queries';
import type { MeetingLimit, MeetingStanding } from './meeting-limit.types';

// Who may ask whom, and how often. What counts is read again under the locks under which it is written.

type Limits = Awaited<ReturnType<typeof limitsOf>>;
const UNLIMITED: readonly ContactRefusalReason[] = ['EVENT_OVER', 'GROUP_RULES', 'NOT_REACHABLE'];
const isLimit = (reason: ContactRefusalReason): boolean => !UNLIMITED.includes(reason);
const HELD: readonly ContactRefusalReason[] = ['MEETINGS_IN_ALL', 'MEETINGS_PER_DAY'];

const meetingRefusalByAttendeeId = defineLoader<ContactRefusalReason | null>(async (ctx, attendeeIds) => {
  const rows = await meetingRefusals(ctx, { userId: viewerOf(ctx).userId, attendeeIds });
  return new Map(rows.map(({ id, meetingRefusal }) => [id, meetingRefusal]));
}, null);

/** Why the viewer may not ask an attendee for a meeting, read with the row where its list has done so; null where they may. */
export const meetingRefusalOf = async (
  ctx: RequestContext,
  { id, meetingRefusal }: Attendee & { meetingRefusal?: ContactRefusalReason | null },
): Promise<ContactRefusalReason | null> =>
  meetingRefusal === undefined ? meetingRefusalByAttendeeId(ctx).load(id) : meetingRefusal;

/** The number of a limit of one person; null for other reasons. */
const mostOf = (limits: Limits, ofId: string, reason: ContactRefusalReason): number | null =>
  limits.find((limit) => limit.attendeeId === ofId && limit.reason === reason)?.most ?? null;

const ownLimitsByEventId = defineLoader<Limits>(async (ctx, eventIds) => {
  const own = new Map<string, string>();
  for (const eventId of eventIds) {
    const id = await ownAttendeeIdOf(ctx, eventId);
    if (id) own.set(eventId, id);
  }
  const limits = await limitsOf(ctx, { attendeeIds: [...own.values()], at: new Date(), movingId: null });
  return new Map(
    [...own].map(([eventId, id]) => [eventId, limits.filter((limit) => limit.attendeeId === id)]),
  );
}, []);

/** Why the viewer may not ask an attendee for a meeting, in words; where a limit of their own does not let them, with its number. */
export async function meetingRefusalInWords(
  ctx: RequestContext,
  attendee: Attendee,
): Promise<ContactRefusal | null> {
  const { eventId } = attendee;
  const reason = await meetingRefusalOf(ctx, attendee);
  if (!reason || !isLimit(reason)) return contactRefusal(ctx, 'MEETING', eventId, reason);
  const limit = (await ownLimitsByEventId(ctx).load(eventId)).find((own) => own.reason === reason);
  return contactRefusal(ctx, 'MEETING', eventId, reason, limit?.most);
}

const assertLeft = (limits: Limits, counts: (limit: Limits[number]) => boolean): void => {
  const reached = limits.find((limit) => limit.most !== null && limit.used >= limit.most && counts(limit));
  if (reached) throw contactConflict('MEETING', reached.reason, reached.most);
};

/** Whether the rules, a block or the other one's limit keep a viewer from asking at all, so that they learn nothing of the other one's times. */
export async function mayNeverAsk(ctx: RequestContext, viewerId: string, otherId: string): Promise<boolean> {
  const rules = await firstOf(meetingRules(ctx, { fromId: viewerId, toId: otherId }));
  return rules?.refusal === 'GROUP_RULES' || rules?.refusal === 'NOT_REACHABLE';
}

/** CONFLICT with the reason where a sender may not ask a receiver for a meeting at a time; NOT_FOUND where they may not see them. Both are locked. */
export async function assertMayRequest(
  ctx: RequestContext,
  { senderId, receiverId }: Pick<Meeting, 'senderId' | 'receiverId'>,
  at: Date,
): Promise<void> {
  const rules = await firstOf(meetingRules(ctx, { fromId: senderId, toId: receiverId }));
  if (!rules?.maySee) throw notFound('The attendee');
  const limits = await limitsOf(ctx, { attendeeIds: [senderId, receiverId], at, movingId: null });
  if (rules.refusal) throw contactConflict('MEETING', rules.refusal, mostOf(limits, senderId, rules.refusal));
  assertLeft(limits, ({ reason }) => reason === 'MEETINGS_PER_DAY');
}

/** CONFLICT with the limit where a sender may ask no one for a meeting at a time. The sender is locked. */
export async function assertMayRequestAny(ctx: RequestContext, senderId: string, at: Date): Promise<void> {
  assertLeft(await limitsOf(ctx, { attendeeIds: [senderId], at, movingId: null }), () => true);
}

/** CONFLICT with the limit where one of both may have no further meeting at this time. Both are locked. */
export async function assertMayHold(
  ctx: RequestContext,
  { id, senderId, receiverId, startsAt }: Pick<Meeting, 'id' | 'senderId' | 'receiverId' | 'startsAt'>,
): Promise<void> {
  const limits = await limitsOf(ctx, { attendeeIds: [senderId, receiverId], at: startsAt, movingId: id });
  assertLeft(limits, ({ reason }) => HELD.includes(reason));
}

const numbered = (limits: Limits): MeetingLimit[] =>
  limits.flatMap(({ most, ...limit }) => (most === null ? [] : [{ ...limit, most }]));

/** Any number, in a field that has always had one. */
const ANY_NUMBER = 2 ** 31 - 1;

/** What is left to a sender, to be shown before they ask. */
export async function allowanceOf(ctx: RequestContext, attendeeId: string) {
  const limits = await limitsOf(ctx, { attendeeIds: [attendeeId], at: new Date(), movingId: null });
  const waiting = limits.find(({ reason }) => reason === 'TOO_MANY_WAITING');
  return {
    waitingRequests: waiting?.used ?? 0,
    maxWaitingRequests: waiting?.most ?? ANY_NUMBER,
    limits: numbered(limits),
  };
}

/** Each rule, limit and time that applies where one attendee would ask another one for a meeting; for staff. */
export async function getMeetingStanding(
  ctx: RequestContext,
  from: string,
  to: string,
): Promise<MeetingStanding> {
  const [{ id: fromId, eventId }, { id: toId }] = [await getAttendee(ctx, from), await getAttendee(ctx, to)];
  const found = await firstOf(meetingRules(ctx, { fromId, toId }));
  if (!found) throw notFound('The attendee');
  const { refusal, ...rules } = found;
  const attendeeIds = [fromId, toId];
  const [limits, grid] = await Promise.all([
    limitsOf(ctx, { attendeeIds, at: new Date(), movingId: null }),
    slotGrid(ctx, { eventId, viewerId: fromId, otherIds: [toId], movingId: null }),
  ]);
  return {
    ...rules,
    refusal: await contactRefusal(
      ctx,
      'MEETING',
      eventId,
      refusal,
      refusal && mostOf(limits, fromId, refusal),
    ),
    fromLimits: numbered(limits.filter(({ attendeeId }) => attendeeId === fromId)),
    toLimits: numbered(limits.filter(({ attendeeId }) => attendeeId === toId)),
    freeSlots: grid.filter(({ podIds }) => podIds.length > 0).length,
  };
}
