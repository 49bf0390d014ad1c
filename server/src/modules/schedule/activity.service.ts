import type { RequestContext } from '../../core/context';
import { differences, recordChange } from '../../core/audit';
import { sql } from '../../core/database';
import { notFound } from '../../core/errors';
import { onDay } from '../../core/event-time';
import { knownId, newId } from '../../core/ids';
import { Conditions, keysetPage } from '../../core/list-query';
import type { Page } from '../../core/pagination';
import { checkVersion, nextVersion } from '../../core/edit';
import { inTransaction } from '../../core/transaction';
import type { EventAccessService } from '../events/event-access.service';
import { podScheduleEvents } from '../pods/pod-schedule.events';
import { ActivityKind } from './activity.entity';
import { checkDraft, drafted, type ActivityDraft } from './activity-draft';
import type { ActivityNoticeService } from './activity-notice.service';
import { activityById, activityColumns } from './activity.loaders';
import type { ActivitiesArgs, Activity, CreateActivityInput, UpdateActivityInput } from './activity.types';

/** The schedule of an event. */
export class ActivityService {
  constructor(
    private readonly access: EventAccessService,
    private readonly notices: ActivityNoticeService,
  ) {}

  /** One activity; for whoever may enter its event. */
  async get(ctx: RequestContext, id: string): Promise<Activity> {
    const activity = await activityById(ctx).load(knownId(id, 'The activity'));
    if (!activity) throw notFound('The activity');
    await this.access.enterFor(ctx, activity.eventId, 'The activity');
    return activity;
  }

  /** The activity of an id, or null. */
  find(ctx: RequestContext, id: string): Promise<Activity | null> {
    return activityById(ctx).load(id);
  }

  /** Soonest first. */
  async list(ctx: RequestContext, args: ActivitiesArgs): Promise<Page<Activity>> {
    const { eventId, timezone } = await this.access.enter(ctx, args.eventId);
    const where = new Conditions().add((event) => `a.event_id = ${event}`, eventId);
    if (args.date) onDay(where, 'a.starts_at', args.date, timezone);
    if (args.track) where.add((track) => `a.track = ${track}`, args.track);
    if (args.kind) where.add((kind) => `a.kind = ${kind}`, args.kind);
    if (args.mine) {
      const { attendeeId } = await this.access.member(ctx, eventId);
      where.add(
        (me) => `a.id IN (SELECT activity_id FROM agenda_entries WHERE attendee_id = ${me}::uuid
                 UNION ALL SELECT activity_id FROM activity_speakers WHERE attendee_id = ${me}::uuid)`,
        attendeeId,
      );
    }
    const order = { column: 'a.starts_at', type: 'timestamptz' } as const;
    const list = { columns: activityColumns, tables: 'activities a', where, order, id: 'a.id' };
    return keysetPage<Activity>(ctx.sql, list, args);
  }

  async create(ctx: RequestContext, input: CreateActivityInput): Promise<Activity> {
    const { eventId } = await this.access.enter(ctx, input.eventId);
    const { title, startsAt, endsAt } = input;
    const kind = ActivityKind.SESSION;
    const empty = { description: null, location: null, track: null, podId: null };
    const draft = drafted({ eventId, kind, title, startsAt, endsAt, ...empty }, input);
    const speakerIds = [...new Set(input.speakerIds)];
    return inTransaction(ctx, async (inner) => {
      await checkDraft(inner, draft, speakerIds);
      const [activity] = await inner.sql.rows<Activity>({
        text: `INSERT INTO activities AS a (id, event_id, kind, title, description, starts_at, ends_at, location, track, pod_id)
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING ${activityColumns}`,
        values: [newId(), ...valuesOf(draft)],
      });
      if (!activity) throw new Error('The activity was not written');
      await this.writeSpeakers(inner, activity.id, speakerIds);
      const after = { ...draft, speakerIds };
      await recordChange(inner, { ...subjectOf(activity), action: 'activity.create', after });
      await publishPodChange(inner, activity);
      return activity;
    });
  }

  /** Changes what the input brings; those who have it in their agenda are told. */
  async update(ctx: RequestContext, input: UpdateActivityInput): Promise<Activity> {
    const seen = await this.get(ctx, input.activityId);
    return inTransaction(ctx, async (inner) => {
      const before = await this.lock(inner, seen.id);
      checkVersion(before, input.expectedUpdatedAt);
      const draft = drafted(before, input);
      const known = await this.speakerIds(inner, before.id);
      const speakerIds = input.speakerIds ? [...new Set(input.speakerIds)] : known;
      await checkDraft(inner, draft, input.speakerIds ? speakerIds : []);
      const changed = differences({ ...drafted(before, {}), speakerIds: known }, { ...draft, speakerIds });
      if (!changed) return before;
      const [activity] = await inner.sql.rows<Activity>({
        text: `UPDATE activities a SET event_id = $2, kind = $3, title = $4, description = $5, starts_at = $6, ends_at = $7,
                 location = $8, track = $9, pod_id = $10, updated_at = ${nextVersion()}
               WHERE a.id = $1 RETURNING ${activityColumns}`,
        values: [before.id, ...valuesOf(draft)],
      });
      if (!activity) throw notFound('The activity');
      if (input.speakerIds) await this.writeSpeakers(inner, activity.id, speakerIds);
      await recordChange(inner, { ...subjectOf(before), action: 'activity.update', ...changed });
      await this.notices.changed(inner, before, activity);
      await publishPodChange(inner, before, activity);
      return activity;
    });
  }

  /** Takes an activity off the schedule, and out of all agendas; those who had it there are told. */
  async remove(ctx: RequestContext, id: string): Promise<Activity> {
    const seen = await this.get(ctx, id);
    return inTransaction(ctx, async (inner) => {
      const activity = await this.lock(inner, seen.id);
      await this.notices.removed(inner, activity);
      await inner.sql.rows(sql`DELETE FROM activities WHERE id = ${activity.id}`);
      const before = drafted(activity, {});
      await recordChange(inner, { ...subjectOf(activity), action: 'activity.delete', before });
      await publishPodChange(inner, activity);
      return activity;
    });
  }

  private async lock(ctx: RequestContext, id: string): Promise<Activity> {
    const [activity] = await ctx.sql.rows<Activity>({
      text: `SELECT ${activityColumns} FROM activities a WHERE a.id = $1 FOR UPDATE`,
      values: [id],
    });
    if (!activity) throw notFound('The activity');
    return activity;
  }

  private async speakerIds(ctx: RequestContext, activityId: string): Promise<string[]> {
    const rows = await ctx.sql.rows<{ id: string }>(sql`
      SELECT attendee_id AS id FROM activity_speakers WHERE activity_id = ${activityId} ORDER BY position, attendee_id`);
    return rows.map(({ id }) => id);
  }

  private async writeSpeakers(
    ctx: RequestContext,
    activityId: string,
    speakerIds: readonly string[],
  ): Promise<void> {
    await ctx.sql.rows(sql`
      DELETE FROM activity_speakers WHERE activity_id = ${activityId} AND attendee_id <> ALL(${speakerIds}::uuid[])`);
    await ctx.sql.rows(sql`
      INSERT INTO activity_speakers (activity_id, attendee_id, position)
      SELECT ${activityId}, id, position FROM unnest(${speakerIds}::uuid[]) WITH ORDINALITY AS given (id, position)
      ON CONFLICT (activity_id, attendee_id) DO UPDATE SET position = excluded.position`);
  }
}

const valuesOf = (draft: ActivityDraft): unknown[] => [
  draft.eventId,
  draft.kind,
  draft.title,
  draft.description,
  draft.startsAt,
  draft.endsAt,
  draft.location,
  draft.track,
  draft.podId,
];

/** Staff who watch the pods see it where it takes a pod, or did. */
const publishPodChange = async (ctx: RequestContext, ...versions: Activity[]): Promise<void> => {
  const ofPod = versions.find(({ podId }) => podId !== null);
  if (ofPod) await ctx.events.emit(podScheduleEvents.entryChanged(ofPod.eventId, ofPod.id));
};

const subjectOf = ({ id, eventId, title }: Activity) => ({ eventId, subjectId: id, subjectName: title });
