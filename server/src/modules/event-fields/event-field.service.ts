import { isDeepStrictEqual } from 'node:util';
import { recordChange } from '../../core/audit/change-log';
import { checkVersion } from '../../core/audit/versioned-update';
import { newId, parseId } from '../../core/db/ids';
import { badInput, notFound } from '../../core/errors';
import { forEachEvent } from '../../core/request/each-event';
import type { RequestContext } from '../../core/request/context';
import { defineLoader, groupedBy } from '../../core/request/loaders';
import { inTransaction } from '../../core/request/transaction';
import { removeLoggedAnswers } from '../audit/index';
import { isStaffIn, ownAttendeeIdOf, requireEventAccess } from '../event-access/index';
import { eventById, EventRegistration, EventStatus, lockEventWithPeople } from '../events/index';
import { answersLost } from './event-field.events';
import {
  copyFields,
  countLostAnswers,
  deleteOtherFields,
  expiredFields,
  fieldsOfEvents,
  groupIdsOfEvent,
  noteErased,
  saveFields,
} from './event-field.queries';
import { fieldErrors, lostAnswers, rowsOf, type FieldRow, type LostAnswers } from './event-field.rules';
import type {
  EventField,
  EventFieldInput,
  EventFields,
  EventFieldsPreview,
  EventFieldsPreviewInput,
  SetEventFieldsInput,
  SetEventFieldsPayload,
} from './event-field.types';

/** The fields of an event in their order. Access is checked by callers. */
export const fieldsByEventId = defineLoader<EventField[]>(
  async (ctx, eventIds) => groupedBy(await fieldsOfEvents(ctx, { eventIds }), ({ eventId }) => eventId),
  [],
);

/** What an event asks: for its staff, for those who have a profile there, and where anybody may register. */
export async function getEventFields(ctx: RequestContext, id: string): Promise<EventFields> {
  const event = await eventById(ctx).load(parseId(id, 'The event'));
  if (!event || !(await isAsked(ctx, event))) throw notFound('The event');
  return asAnswer(await fieldsByEventId(ctx).load(event.id));
}

async function isAsked(
  ctx: RequestContext,
  { id, status, registration }: { id: string; status: EventStatus; registration: EventRegistration },
): Promise<boolean> {
  if (ctx.viewer && isStaffIn(ctx, id)) return true;
  if (status === EventStatus.DRAFT) return false;
  if (
    status === EventStatus.PUBLISHED &&
    (registration === EventRegistration.OPEN || registration === EventRegistration.APPROVAL)
  )
    return true;
  return ctx.viewer !== null && (await ownAttendeeIdOf(ctx, id)) !== null;
}

const asAnswer = (fields: EventField[]): EventFields => ({ fields, updatedAt: fields[0]?.updatedAt ?? null });

/** What saving fields would do to answers now. */
export async function previewEventFields(
  ctx: RequestContext,
  { eventId: id, fields }: EventFieldsPreviewInput,
): Promise<EventFieldsPreview> {
  const { eventId } = await requireEventAccess(ctx, id);
  const known = await fieldsByEventId(ctx).load(eventId);
  return countLost(ctx, eventId, lostAnswers(known, await checkedRows(ctx, eventId, fields, known)));
}

/** Replaces all fields of an event; those that stay keep their answers as far as these fit. */
export async function setEventFields(
  ctx: RequestContext,
  { eventId: id, fields, expectedUpdatedAt }: SetEventFieldsInput,
): Promise<SetEventFieldsPayload> {
  const { eventId } = await requireEventAccess(ctx, id);
  return inTransaction(ctx, async (inner) => {
    await lockEventWithPeople(inner, { eventId });
    const known = await fieldsByEventId(inner).clear(eventId).load(eventId);
    const { updatedAt } = asAnswer(known);
    if (updatedAt) checkVersion({ id: eventId, updatedAt }, expectedUpdatedAt);
    const rows = await checkedRows(inner, eventId, fields, known);
    const change = changeOf(known, rows);
    if (!change) return { eventFields: asAnswer(known), removedAnswers: 0 };
    const lost = lostAnswers(known, rows);
    const { removedAnswers } = await countLost(inner, eventId, lost);
    await deleteOtherFields(inner, { eventId, ids: rows.map((row) => row.id) });
    const nextVersion = new Date(Math.max(Date.now(), (updatedAt?.getTime() ?? 0) + 1));
    await saveFields(inner, { eventId, fields: rows, updatedAt: nextVersion });
    if (Object.keys(lost).length > 0) await loseAnswers(inner, { eventId, lost });
    await recordChange(inner, {
      action: 'event.fields',
      eventId,
      subjectId: eventId,
      subjectName: null,
      before: { fields: change.before },
      after: { fields: change.after, removedAnswers },
    });
    return {
      eventFields: asAnswer(await fieldsByEventId(inner).clear(eventId).load(eventId)),
      removedAnswers,
    };
  });
}

/** Erases the answers to fields whose days after the event are over, from the log too. */
export async function eraseExpiredAnswers(ctx: RequestContext): Promise<void> {
  await forEachEvent(ctx, await expiredFields(ctx, {}), ({ eventId, fieldIds }) =>
    inTransaction(ctx, async (inner) => {
      await lockEventWithPeople(inner, { eventId });
      const lost = Object.fromEntries(fieldIds.map((id) => [id, null]));
      await loseAnswers(inner, { eventId, lost });
      await noteErased(inner, { fieldIds });
    }),
  );
}

/** Removes answers, from the log too: without their field nothing would say for how long they are kept there. */
async function loseAnswers(ctx: RequestContext, lost: { eventId: string; lost: LostAnswers }): Promise<void> {
  await answersLost.run(ctx, lost);
  await removeLoggedAnswers(ctx, lost);
}

/** Copies the fields of an event with those of its copy's groups; gives their ids with those of the originals. */
export async function copyEventFields(
  ctx: RequestContext,
  copied: { eventId: string; copyId: string; groupIds: string[]; originalGroupIds: string[] },
): Promise<{ fieldIds: string[]; originalFieldIds: string[] }> {
  const originalIds = (await fieldsByEventId(ctx).load(copied.eventId)).map(({ id }) => id);
  const ids = originalIds.map(newId);
  if (ids.length > 0) await copyFields(ctx, { ...copied, ids, originalIds });
  return { fieldIds: ids, originalFieldIds: originalIds };
}

async function checkedRows(
  ctx: RequestContext,
  eventId: string,
  fields: readonly EventFieldInput[],
  known: readonly EventField[],
): Promise<FieldRow[]> {
  const [groups, event] = [await groupIdsOfEvent(ctx, { eventId }), await eventById(ctx).load(eventId)];
  const language = event?.languages[0] ?? 'EN';
  const against = { fields: known, groupIds: groups.map(({ id }) => id), language };
  const errors = fieldErrors(fields, against);
  if (errors.length > 0) throw badInput(errors);
  return rowsOf(fields, against, newId);
}

async function countLost(
  ctx: RequestContext,
  eventId: string,
  lost: LostAnswers,
): Promise<EventFieldsPreview> {
  const losses = Object.keys(lost).length > 0 ? await countLostAnswers(ctx, { eventId, lost }) : [];
  return { losses, removedAnswers: losses.reduce((sum, { removedAnswers }) => sum + removedAnswers, 0) };
}

/** The fields that differ, as they were and as they are; null where none does. */
function changeOf(known: readonly EventField[], rows: readonly FieldRow[]) {
  const was = known.map(({ eventId: _eventId, updatedAt: _updatedAt, ...field }) => field);
  const is = rows.map(({ conditionPosition: _place, ...field }) => field);
  const before = was.filter((field) => !is.some((other) => isDeepStrictEqual(field, other)));
  const after = is.filter((field) => !was.some((other) => isDeepStrictEqual(field, other)));
  return before.length + after.length > 0 ? { before, after } : null;
}
