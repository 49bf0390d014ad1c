import { recordChange } from '../../core/audit/change-log';
import { checkVersion } from '../../core/audit/versioned-update';
import { isId, newId } from '../../core/db/ids';
import { badInput, type FieldError, notFound } from '../../core/errors';
import type { RequestContext } from '../../core/request/context';
import { inTransaction } from '../../core/request/transaction';
import { requireEventAccess } from '../event-access/index';
import { lockProgram, programOf } from './program.service';
import {
  deleteTargets,
  noteTargets,
  saveTargets,
  targetsAmong,
  targetsOfEvent,
  type TargetRow,
} from './target.queries';
import type { MeetingTargetInput, MeetingTargets, SetMeetingTargetsInput } from './target.types';

const SUBJECTS = ['attendeeId', 'companyId', 'groupId'] as const;
const NUMBERS = ['minimum', 'maximum', 'perDay', 'priority'] as const;

/** How many meetings are promised to whom in an event. */
export async function getTargets(ctx: RequestContext, id: string): Promise<MeetingTargets> {
  const { eventId } = await requireEventAccess(ctx, id);
  return readTargets(ctx, eventId);
}

const readTargets = async (ctx: RequestContext, eventId: string): Promise<MeetingTargets> => ({
  targets: await targetsOfEvent(ctx, { eventId }),
  updatedAt: (await programOf(ctx, eventId))?.targetsChangedAt ?? null,
});

/** Replaces all targets of an event. */
export async function setTargets(
  ctx: RequestContext,
  { eventId: id, targets, expectedUpdatedAt }: SetMeetingTargetsInput,
): Promise<MeetingTargets> {
  const { eventId } = await requireEventAccess(ctx, id);
  const errors = targets.flatMap((target, index) => targetErrors(target, index));
  if (errors.length > 0) throw badInput(errors);
  return inTransaction(ctx, async (inner) => {
    const { targetsChangedAt } = await lockProgram(inner, eventId);
    if (targetsChangedAt) checkVersion({ id: eventId, updatedAt: targetsChangedAt }, expectedUpdatedAt);
    const known = await targetsOfEvent(inner, { eventId });
    const asked = await rowsOf(inner, eventId, targets, known);
    const gone = known.filter((target) => !asked.some(({ id: kept }) => kept === target.id));
    const changed = asked.filter((row) => !known.some((target) => isSame(target, row)));
    if (gone.length + changed.length === 0) return { targets: known, updatedAt: targetsChangedAt };
    await deleteTargets(inner, { ids: gone.map((target) => target.id) });
    await saveTargets(inner, { eventId, targets: changed });
    await noteTargets(inner, { eventId });
    const was = known.filter((target) => changed.some((row) => row.id === target.id));
    await recordChange(inner, {
      action: 'event.meetingTargets',
      eventId,
      subjectId: eventId,
      subjectName: null,
      before: { targets: [...gone, ...was] },
      after: { targets: changed },
    });
    return readTargets(inner, eventId);
  });
}

const isSame = (target: TargetRow, row: TargetRow): boolean =>
  target.id === row.id && NUMBERS.every((name) => target[name] === row[name]);

/** Whom a target is of: `attendeeId <id>`. */
const subjectOf = (target: MeetingTargetInput): string =>
  SUBJECTS.flatMap((name) => (target[name] ? [`${name} ${target[name].toLowerCase()}`] : [])).join();

function targetErrors(target: MeetingTargetInput, index: number): FieldError[] {
  const path = `input.targets.${index}`;
  if (SUBJECTS.filter((name) => target[name]).length !== 1)
    return [{ path, message: 'Name one person, company or group.' }];
  if (['minimum', 'maximum', 'perDay'].every((name) => (target[name as 'minimum'] ?? null) === null))
    return [{ path, message: 'Give a minimum, a maximum or a number per day.' }];
  const { minimum, maximum } = target;
  return minimum && typeof maximum === 'number' && minimum > maximum
    ? [{ path: `${path}.minimum`, message: 'The minimum is above the maximum.' }]
    : [];
}

/** The targets as rows: one that is there keeps its id. */
async function rowsOf(
  ctx: RequestContext,
  eventId: string,
  targets: readonly MeetingTargetInput[],
  known: readonly TargetRow[],
): Promise<TargetRow[]> {
  const subjects = targets.map(subjectOf);
  const twice = subjects.findIndex((subject, index) => subjects.indexOf(subject) < index);
  if (twice >= 0) throw badInput([{ path: `input.targets.${twice}`, message: 'Name each of them once.' }]);
  const ids = subjects.map((subject) => subject.split(' ')[1] ?? '');
  const found = ids.every(isId) ? await targetsAmong(ctx, { eventId, ids }) : [];
  const there = new Set(found.map(({ id, kind }) => `${kind} ${id}`));
  if (!subjects.every((subject) => there.has(subject))) throw notFound('A person, company or group');
  const idOf = new Map(known.map((target) => [subjectOf(target), target.id]));
  return targets.map((target, index) => ({
    id: idOf.get(subjects[index]!) ?? newId(),
    attendeeId: target.attendeeId?.toLowerCase() ?? null,
    companyId: target.companyId?.toLowerCase() ?? null,
    groupId: target.groupId?.toLowerCase() ?? null,
    minimum: target.minimum ?? null,
    maximum: target.maximum ?? null,
    perDay: target.perDay ?? null,
    priority: target.priority ?? 1,
  }));
}
