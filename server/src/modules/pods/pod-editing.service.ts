import { recordChange } from '../../core/audit';
import type { RequestContext } from '../../core/context';
import { sql } from '../../core/database';
import { checkVersion, givenOf, saveChanges } from '../../core/edit';
import { badInput, conflict, notFound } from '../../core/errors';
import { knownId, newId } from '../../core/ids';
import { inTransaction } from '../../core/transaction';
import { checkCompany } from '../companies/company-of-event';
import type { EventAccessService } from '../events/event-access.service';
import type { MeetingRemovalService } from '../meetings/meeting-removal.service';
import { removeActivitiesAtPod } from '../schedule/pod-activities';
import { PodEntity } from './pod.entity';
import { podColumns } from './pod.columns';
import { lockedPodsOfEvent, placePods, podsOfEvent } from './pod.queries';
import { podScheduleEvents } from './pod-schedule.events';
import type { DeletePodPayload } from './pod.payloads';
import type { CreatePodInput, DeletePodInput, Pod, ReorderPodsInput, UpdatePodInput } from './pod.types';

/** What managers do with pods. */
export class PodEditingService {
  constructor(
    private readonly access: EventAccessService,
    private readonly meetings: MeetingRemovalService,
  ) {}

  /** A new pod, at the end of the floor where no position is given. */
  async create(ctx: RequestContext, { eventId: id, ...input }: CreatePodInput): Promise<Pod> {
    const { eventId } = await this.access.enter(ctx, id);
    const { position, bookable, ...given } = givenOf(input);
    return inTransaction(ctx, async (inner) => {
      await checkCompany(inner, eventId, given.companyId);
      const podId = newId();
      const values = {
        ...given,
        bookable: bookable ?? true,
        position: position ?? (await this.nextPosition(inner, eventId)),
      };
      await inner.entities.insert(PodEntity, { id: podId, eventId, ...values, name: given.name as string });
      await recordChange(inner, {
        action: 'pod.create',
        eventId,
        subjectId: podId,
        subjectName: given.name as string,
        after: values,
      });
      await inner.events.emit(podScheduleEvents.podsChanged(eventId));
      return this.lock(inner, podId);
    });
  }

  /** Changes what is given. */
  async update(ctx: RequestContext, { podId, expectedUpdatedAt, ...input }: UpdatePodInput): Promise<Pod> {
    const given = givenOf(input);
    return inTransaction(ctx, async (inner) => {
      const pod = await this.lock(inner, podId);
      checkVersion(pod, expectedUpdatedAt);
      await checkCompany(inner, pod.eventId, given.companyId);
      const change = { action: 'pod.update', eventId: pod.eventId, subjectName: pod.name };
      await saveChanges(inner, PodEntity, pod, given, change);
      await inner.events.emit(podScheduleEvents.podsChanged(pod.eventId));
      return this.lock(inner, podId);
    });
  }

  /** The given pods come first, in their order; the others follow as they stood. */
  async reorder(ctx: RequestContext, input: ReorderPodsInput): Promise<Pod[]> {
    const { eventId } = await this.access.enter(ctx, input.eventId);
    return inTransaction(ctx, async (inner) => {
      const before = await lockedPodsOfEvent(inner.sql, eventId);
      const order = newOrder(before, input.podIds);
      const moved = await placePods(
        inner.sql,
        order.map(({ id }) => id),
      );
      if (moved.length === 0) return before;
      await recordChange(inner, {
        action: 'pod.reorder',
        eventId,
        subjectId: eventId,
        subjectName: null,
        before: { pods: before.map(({ name }) => name) },
        after: { pods: order.map(({ name }) => name) },
      });
      await inner.events.emit(podScheduleEvents.podsChanged(eventId));
      return podsOfEvent(inner.sql, eventId);
    });
  }

  /**
   * Takes a pod away. CONFLICT `HAS_MEETINGS` where meetings are still to be held there, unless it is forced.
   * Its row is locked before meetings are counted, and whoever puts a meeting there locks it too:
   * so no meeting slips in between.
   */
  async remove(ctx: RequestContext, { podId, force }: DeletePodInput): Promise<DeletePodPayload> {
    return inTransaction(ctx, async (inner) => {
      const pod = await this.lock(inner, podId);
      const { id, eventId, name, location, companyId } = pod;
      if (!force) await this.refuseMeetings(inner, id);
      const closedMeetings = await this.meetings.closeAtPod(inner, id);
      await this.meetings.forgetWishes(inner, id);
      const removedActivities = await removeActivitiesAtPod(inner, id);
      await inner.sql.rows(sql`UPDATE pods SET removed_at = now(), updated_at = now() WHERE id = ${id}`);
      await recordChange(inner, {
        action: 'pod.delete',
        eventId,
        subjectId: id,
        subjectName: name,
        before: { name, location, companyId },
        after: { closedMeetings, removedActivities },
      });
      await inner.events.emit(podScheduleEvents.podsChanged(eventId));
      return { pod, closedMeetings, removedActivities };
    });
  }

  private async refuseMeetings(ctx: RequestContext, podId: string): Promise<void> {
    const meetings = await this.meetings.countAtPod(ctx, podId);
    if (meetings > 0)
      throw conflict(
        'HAS_MEETINGS',
        meetings === 1
          ? 'A meeting is still to be held at this pod.'
          : `${meetings} meetings are still to be held at this pod.`,
        { meetings },
      );
  }

  private async lock(ctx: RequestContext, id: string): Promise<Pod> {
    const [pod] = await ctx.sql.rows<Pod>({
      text: `SELECT ${podColumns} FROM pods p WHERE p.id = $1 AND p.removed_at IS NULL FOR NO KEY UPDATE`,
      values: [knownId(id, 'The pod')],
    });
    if (!pod) throw notFound('The pod');
    return pod;
  }

  private async nextPosition(ctx: RequestContext, eventId: string): Promise<number> {
    const [row] = await ctx.sql.rows<{ next: number }>(sql`
      SELECT coalesce(max(position) + 1, 0) AS next FROM pods WHERE event_id = ${eventId} AND removed_at IS NULL`);
    return row?.next ?? 0;
  }
}

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
