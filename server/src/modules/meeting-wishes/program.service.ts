import { checkVersion, definedFields, saveChanges } from '../../core/audit/versioned-update';
import { isStaff } from '../../core/auth/roles';
import { newId } from '../../core/db/ids';
import { firstOf } from '../../core/db/statement';
import { badInput, notFound } from '../../core/errors';
import type { RequestContext } from '../../core/request/context';
import { byKey, defineLoader } from '../../core/request/loaders';
import { inTransaction } from '../../core/request/transaction';
import { isStaffOf, requireEventAccess } from '../event-access/index';
import { lockEvent } from '../events/index';
import { MeetingProgramEntity } from './program.entity';
import { groupsAmong, insertProgram, membershipsIn, programsOfEvents } from './program.queries';
import type { MeetingProgram, UpdateMeetingProgramInput } from './program.types';
import { MAX_LIKES, MAX_MUSTS } from './wish.types';

const LIMITS = { maxMusts: MAX_MUSTS, maxLikes: MAX_LIKES };

/** The meeting programs of events as the viewer may see them: all of it for staff, what members need for members. */
export const programByEventId = defineLoader<MeetingProgram | null>(async (ctx, eventIds) => {
  const { viewer } = ctx;
  if (!viewer) return new Map();
  const programs = await programsOfEvents(ctx, { eventIds });
  if (isStaff(viewer.role)) {
    const own = programs.filter(({ eventId }) => isStaffOf(viewer, eventId));
    return byKey(
      own.map((program) => ({ ...program, ...LIMITS, viewerTakesPart: false })),
      ({ eventId }) => eventId,
    );
  }
  if (programs.length === 0) return new Map();
  const members = await membershipsIn(ctx, {
    userId: viewer.userId,
    eventIds: programs.map(({ eventId }) => eventId),
  });
  const entered = byKey(members, ({ eventId }) => eventId);
  const shown = programs.flatMap((program) => {
    const member = entered.get(program.eventId);
    const hidden = { order: null, mostInRow: null, fillsByMatches: null, groupIds: null };
    return member ? [{ ...program, ...LIMITS, ...hidden, viewerTakesPart: member.takesPart }] : [];
  });
  return byKey(shown, ({ eventId }) => eventId);
}, null);

/** The meeting program of an event, where it has one; read again at each call. */
export const programOf = (ctx: RequestContext, eventId: string) =>
  firstOf(programsOfEvents(ctx, { eventIds: [eventId] }));

/** The program of an event, which is locked; one that does not exist yet is made as it is at first. */
export async function lockProgram(ctx: RequestContext, eventId: string) {
  await lockEvent(ctx, { id: eventId });
  await insertProgram(ctx, { id: newId(), eventId });
  const program = await programOf(ctx, eventId);
  if (!program) throw notFound('The event');
  return program;
}

/** Changes how an event plans meetings by wishes. */
export async function updateMeetingProgram(
  ctx: RequestContext,
  { eventId: id, expectedUpdatedAt, ...input }: UpdateMeetingProgramInput,
): Promise<MeetingProgram> {
  const { eventId } = await requireEventAccess(ctx, id);
  const fields = definedFields(input);
  return inTransaction(ctx, async (inner) => {
    const known = await programOf(inner, eventId);
    const program = await lockProgram(inner, eventId);
    // What is not there yet has no version.
    if (known) checkVersion(program, expectedUpdatedAt);
    const { wishesOpenAt, wishesCloseAt } = { ...program, ...fields };
    if (wishesOpenAt && wishesCloseAt && wishesCloseAt <= wishesOpenAt)
      throw badInput([{ path: 'input.wishesCloseAt', message: 'Wishes close after they open.' }]);
    if (fields.groupIds) fields.groupIds = await ownGroups(inner, eventId, fields.groupIds);
    const change = { action: 'event.meetingProgram', eventId, subjectName: null };
    await saveChanges(inner, MeetingProgramEntity, program, fields, change);
    return (await programByEventId(inner).clear(eventId).load(eventId))!;
  });
}

async function ownGroups(ctx: RequestContext, eventId: string, asked: readonly string[]): Promise<string[]> {
  const ids = [...new Set(asked.map((id) => id.toLowerCase()))];
  const found = new Set((await groupsAmong(ctx, { eventId, ids })).map(({ id }) => id));
  if (found.size < ids.length) throw notFound('A group');
  return ids;
}
