import type { RequestContext } from '../../core/request/context';
import { differences, recordChange, subjectOf } from '../../core/audit/change-log';
import { orNotFound } from '../../core/errors';
import { parseId, newId } from '../../core/db/ids';
import type { Page } from '../../core/db/pagination';
import { firstOf } from '../../core/db/statement';
import { checkVersion } from '../../core/audit/versioned-update';
import { inTransaction } from '../../core/request/transaction';
import { requireAttendee, requireEventAccess, requireEventOf, orNotFoundIn } from '../event-access/index';
import { podScheduleEvents } from '../pods/index';
import { ActivityEntity, ActivityKind } from './activity.entity';
import { checkDraft, drafted } from './activity-draft';
import { notifyActivityChanged, notifyActivityRemoved } from './activity-notice.service';
import { activityById, changedActivity } from './activity.loaders';
import {
  eventActivities,
  insertActivity,
  lockActivity,
  updateActivity as updateActivityRow,
} from './activity.queries';
import { deleteOtherSpeakers, saveSpeakers, speakerIdsOf } from './activity-speaker.queries';
import type {
  ActivitiesArgs,
  Activity,
  CreateActivityInput,
  ScheduleChange,
  UpdateActivityInput,
} from './activity.types';

/** One activity; for those who may enter its event. */
export async function getActivity(ctx: RequestContext, id: string): Promise<Activity> {
  const activity = orNotFound(await activityById(ctx).load(parseId(id, 'The activity')), 'The activity');
  await requireEventOf(ctx, activity.eventId, 'The activity');
  return activity;
}

/** An activity that has changed; null in it once it is deleted. */
export async function getScheduleChange(
  ctx: RequestContext,
  eventId: string,
  activityId: string,
): Promise<ScheduleChange> {
  await requireEventAccess(ctx, eventId);
  return { activityId, activity: (await changedActivity(ctx, activityId)) ?? null };
}

/** Soonest first. */
export async function listActivities(ctx: RequestContext, args: ActivitiesArgs): Promise<Page<Activity>> {
  const { eventId, timezone } = await requireEventAccess(ctx, args.eventId);
  const me = args.mine ? await requireAttendee(ctx, eventId) : null;
  const filter = {
    eventId,
    timezone,
    date: args.date ?? null,
    track: args.track ?? null,
    kind: args.kind ?? null,
    attendeeId: me?.attendeeId ?? null,
  };
  return eventActivities(ctx.db, filter, args);
}

export async function createActivity(ctx: RequestContext, input: CreateActivityInput): Promise<Activity> {
  const { eventId } = await requireEventAccess(ctx, input.eventId);
  const { title, startsAt, endsAt } = input;
  const kind = ActivityKind.SESSION;
  const empty = { description: null, location: null, track: null, podId: null };
  const draft = drafted({ eventId, kind, title, startsAt, endsAt, ...empty }, input);
  const speakerIds = [...new Set(input.speakerIds)];
  return inTransaction(ctx, async (inner) => {
    await checkDraft(inner, draft, speakerIds);
    const activity = (await firstOf(insertActivity(inner, { id: newId(), ...draft })))!;
    await writeSpeakers(inner, activity.id, speakerIds);
    const after = { ...draft, speakerIds };
    await recordChange(inner, { ...subjectIn(activity), action: 'activity.create', after });
    await publishPodChange(inner, activity);
    return activity;
  });
}

/** Changes the fields of the input; those who have it in their agenda are notified. */
export async function updateActivity(ctx: RequestContext, input: UpdateActivityInput): Promise<Activity> {
  const snapshot = await getActivity(ctx, input.activityId);
  return inTransaction(ctx, async (inner) => {
    const before = await lockExistingActivity(inner, snapshot.id);
    checkVersion(before, input.expectedUpdatedAt);
    const draft = drafted(before, input);
    const known = (await speakerIdsOf(inner, { activityId: before.id })).map(({ id }) => id);
    const speakerIds = input.speakerIds ? [...new Set(input.speakerIds)] : known;
    await checkDraft(inner, draft, input.speakerIds ? speakerIds : []);
    const changed = differences({ ...drafted(before, {}), speakerIds: known }, { ...draft, speakerIds });
    if (!changed) return before;
    const written = await firstOf(updateActivityRow(inner, { id: before.id, ...draft }));
    const activity = orNotFound(written, 'The activity');
    if (input.speakerIds) await writeSpeakers(inner, activity.id, speakerIds);
    await recordChange(inner, { ...subjectIn(before), action: 'activity.update', ...changed });
    await notifyActivityChanged(inner, before, activity);
    await publishPodChange(inner, before, activity);
    return activity;
  });
}

/** Takes an activity off the schedule, and out of all agendas; those who had it there are notified. */
export async function deleteActivity(ctx: RequestContext, id: string): Promise<Activity> {
  const snapshot = await getActivity(ctx, id);
  return inTransaction(ctx, async (inner) => {
    const activity = await lockExistingActivity(inner, snapshot.id);
    await notifyActivityRemoved(inner, activity);
    await inner.entities.delete(ActivityEntity, { id: activity.id });
    const before = drafted(activity, {});
    await recordChange(inner, { ...subjectIn(activity), action: 'activity.delete', before });
    await publishPodChange(inner, activity);
    return activity;
  });
}

async function lockExistingActivity(ctx: RequestContext, id: string): Promise<Activity> {
  return orNotFoundIn(ctx, await firstOf(lockActivity(ctx, { id })), 'The activity');
}

async function writeSpeakers(
  ctx: RequestContext,
  activityId: string,
  speakerIds: readonly string[],
): Promise<void> {
  await deleteOtherSpeakers(ctx, { activityId, speakerIds });
  await saveSpeakers(ctx, { activityId, speakerIds });
}

/** Staff who watch the pods see it where it takes a pod, or did. */
const publishPodChange = async (ctx: RequestContext, ...versions: Activity[]): Promise<void> => {
  const ofPod = versions.find(({ podId }) => podId !== null);
  if (ofPod) await ctx.events.emit(podScheduleEvents.entryChanged(ofPod.eventId, ofPod.id));
};

const subjectIn = ({ id, eventId, title }: Activity) => subjectOf({ id, eventId, name: title });
