import { recordChange, recordChanges, subjectOf } from '../../core/audit/change-log';
import type { RequestContext } from '../../core/request/context';
import { firstOf } from '../../core/db/statement';
import { checkVersion, definedFields, saveChanges } from '../../core/audit/versioned-update';
import { badInput, conflict, notFound } from '../../core/errors';
import { sumOf } from '../../core/request/hooks';
import { parseId, newId } from '../../core/db/ids';
import type { Page, PageArgs } from '../../core/db/pagination';
import { inTransaction } from '../../core/request/transaction';
import { checkCompany } from '../companies/index';
import { requireEventAccess, requireEventOf, orNotFoundIn } from '../event-access/index';
import { PodEntity } from './pod.entity';
import { podRemoving, podScheduleEvents } from './pod.events';
import { podById } from './pod.loaders';
import {
  insertPods,
  lockedPodsOfEvent,
  lockPod,
  markPodRemoved,
  placePods,
  podPage,
  podsOfEvent,
} from './pod.queries';
import type { DeletePodPayload } from './pod.payloads';
import type {
  CreatePodInput,
  CreatePodsInput,
  DeletePodInput,
  Pod,
  ReorderPodsInput,
  UpdatePodInput,
} from './pod.types';

/** One pod; for those who may enter its event. */
export async function getPod(ctx: RequestContext, id: string): Promise<Pod> {
  const pod = await podById(ctx).load(parseId(id, 'The pod'));
  if (!pod || pod.removedAt) throw notFound('The pod');
  await requireEventOf(ctx, pod.eventId, 'The pod');
  return pod;
}

/** In the order of the floor. */
export async function listPods(ctx: RequestContext, id: string, args: PageArgs): Promise<Page<Pod>> {
  const { eventId } = await requireEventAccess(ctx, id);
  return podPage(ctx.db, eventId, args);
}

/** A new pod, at the end of the floor where the input has no position. */
export async function createPod(ctx: RequestContext, { name, ...input }: CreatePodInput): Promise<Pod> {
  const [pod] = await createPods(ctx, { ...input, names: [name], skipExisting: true });
  if (!pod) throw conflict('DUPLICATE', 'There is already a pod with this name.');
  return pod;
}

/** New pods that differ in their names alone, in one statement. */
export async function createPods(
  ctx: RequestContext,
  { eventId: id, names, skipExisting, ...input }: CreatePodsInput,
): Promise<Pod[]> {
  const { eventId } = await requireEventAccess(ctx, id);
  const { position = null, bookable, ...own } = definedFields(input);
  const fields = { ...own, bookable: bookable ?? true };
  const { location = null, companyId = null } = own;
  return inTransaction(ctx, async (inner) => {
    await checkCompany(inner, eventId, companyId);
    const ids = names.map(() => newId());
    const values = { eventId, ids, names, location, companyId, bookable: fields.bookable, position };
    const made: Pod[] = await insertPods(inner, values);
    if (made.length < names.length && !skipExisting)
      throw conflict('DUPLICATE', 'There are already pods with some of these names.');
    const pods = made.sort((one, other) => one.position - other.position);
    await recordChanges(
      inner,
      pods.map((pod) => ({
        ...subjectOf(pod),
        action: 'pod.create',
        after: { ...fields, name: pod.name, position: pod.position },
      })),
    );
    if (pods.length > 0) await inner.events.emit(podScheduleEvents.podsChanged(eventId));
    return pods;
  });
}

/** Changes the fields of the input. */
export async function updatePod(
  ctx: RequestContext,
  { podId, expectedUpdatedAt, ...input }: UpdatePodInput,
): Promise<Pod> {
  const changes = definedFields(input);
  return inTransaction(ctx, async (inner) => {
    const pod = await lockExistingPod(inner, podId);
    checkVersion(pod, expectedUpdatedAt);
    await checkCompany(inner, pod.eventId, changes.companyId);
    const change = { action: 'pod.update', eventId: pod.eventId, subjectName: pod.name };
    await saveChanges(inner, PodEntity, pod, changes, change);
    await inner.events.emit(podScheduleEvents.podsChanged(pod.eventId));
    return lockExistingPod(inner, podId);
  });
}

/** These pods come first, in their order; the others follow as they stood. */
export async function reorderPods(ctx: RequestContext, input: ReorderPodsInput): Promise<Pod[]> {
  const { eventId } = await requireEventAccess(ctx, input.eventId);
  return inTransaction(ctx, async (inner) => {
    const before = await lockedPodsOfEvent(inner.db, eventId);
    const order = newOrder(before, input.podIds);
    const moved = await placePods(inner, { podIds: order.map(({ id }) => id) });
    if (moved.length === 0) return before;
    const floor = { action: 'pod.reorder', eventId, subjectId: eventId, subjectName: null };
    await recordChange(inner, { ...floor, before: namesOf(before), after: namesOf(order) });
    await inner.events.emit(podScheduleEvents.podsChanged(eventId));
    return podsOfEvent(inner, { eventId });
  });
}

/**
 * Takes a pod away. CONFLICT `HAS_MEETINGS` where meetings are still to be held there, unless it is forced.
 * Its row is locked before meetings are counted, and all who put a meeting there lock it too:
 * so no meeting slips in between.
 */
export async function deletePod(
  ctx: RequestContext,
  { podId, force }: DeletePodInput,
): Promise<DeletePodPayload> {
  return inTransaction(ctx, async (inner) => {
    const pod = await lockExistingPod(inner, podId);
    const { id, eventId, name, location, companyId } = pod;
    const results = await podRemoving.run(inner, { podId: id, force: force ?? false });
    const closedMeetings = sumOf(results, 'closedMeetings');
    const removedActivities = sumOf(results, 'removedActivities');
    await markPodRemoved(inner, { id });
    const changed = { before: { name, location, companyId }, after: { closedMeetings, removedActivities } };
    await recordChange(inner, { ...subjectOf(pod), action: 'pod.delete', ...changed });
    await inner.events.emit(podScheduleEvents.podsChanged(eventId));
    return { pod, closedMeetings, removedActivities };
  });
}

async function lockExistingPod(ctx: RequestContext, id: string): Promise<Pod> {
  return orNotFoundIn(ctx, await firstOf(lockPod(ctx, { id: parseId(id, 'The pod') })), 'The pod');
}

const namesOf = (pods: readonly Pod[]) => ({ pods: pods.map(({ name }) => name) });

/** The pods with these first; BAD_USER_INPUT where an id is none of theirs, or comes twice. */
const newOrder = (pods: readonly Pod[], podIds: readonly string[]): Pod[] => {
  const rest = new Map(pods.map((pod) => [pod.id, pod]));
  const first = podIds.map((id) => {
    const pod = rest.get(id.toLowerCase());
    if (!pod) throw badInput([{ path: 'input.podIds', message: 'Name pods of this event, each once.' }]);
    rest.delete(pod.id);
    return pod;
  });
  return [...first, ...rest.values()];
};
