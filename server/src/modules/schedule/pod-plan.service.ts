import type { RequestContext } from '../../core/request/context';
import { notFound, orNotFound } from '../../core/errors';
import { assertDay } from '../../core/graphql/input-rules';
import { parseId } from '../../core/db/ids';
import { isStaff } from '../../core/auth/roles';
import { requireEventAccess, requireEventOf } from '../event-access/index';
import {
  activeMeetingsAtPod,
  activeMeetingsOfDay,
  meetingById,
  meetingPolicy,
  moveMeeting,
  removeMeeting,
} from '../meetings/index';
import { podById, type PodScheduleChanged, podsOfEvent } from '../pods/index';
import { ActivityKind } from './activity.entity';
import { activityById } from './activity.loaders';
import { activitiesAtPod, podActivitiesOfDay } from './activity.queries';
import { deleteActivity, updateActivity } from './activity.service';
import type {
  PodActivities,
  PodActivity,
  PodSchedule,
  PodScheduleArgs,
  PodScheduleChange,
  UpdatePodActivityInput,
} from './pod-plan.types';

const WHAT = 'The activity';

/** The taken times of a pod; of others' meetings attendees see the time alone. */
export async function getPodPlan(
  ctx: RequestContext,
  eventId: string,
  podId: string,
): Promise<PodActivities> {
  const viewer = await requireEventAccess(ctx, eventId);
  const pod = await podById(ctx).load(parseId(podId, 'The pod'));
  if (pod?.eventId !== viewer.eventId) throw notFound('The pod');
  const [activities, meetings] = await Promise.all([
    activitiesAtPod(ctx, { podId: pod.id }),
    activeMeetingsAtPod(ctx, { podId: pod.id }),
  ]);
  const seesAll = isStaff(viewer.role);
  const shown = meetings.map((meeting) => ({
    startsAt: meeting.startsAt,
    endsAt: meeting.endsAt,
    meeting: seesAll || meetingPolicy.read(viewer, meeting) ? meeting : null,
  }));
  return { pod, activities, meetings: shown };
}

/** An activity, or a meeting. */
export async function getPodActivity(ctx: RequestContext, id: string): Promise<PodActivity> {
  const found = await findPodActivity(ctx, parseId(id, WHAT));
  const { eventId } = orNotFound(found.activity ?? found.meeting, WHAT);
  await requireEventOf(ctx, eventId, WHAT);
  return found;
}

/** The activity or meeting with this id. */
async function findPodActivity(ctx: RequestContext, id: string): Promise<PodActivity> {
  const [activity, meeting] = await Promise.all([activityById(ctx).load(id), meetingById(ctx).load(id)]);
  return { activity, meeting };
}

/** Takes an activity off the schedule, or closes a meeting as REMOVED; its people are notified. */
export async function deletePodActivity(ctx: RequestContext, id: string): Promise<PodActivity> {
  const { activity, meeting } = await getPodActivity(ctx, id);
  return {
    activity: activity && (await deleteActivity(ctx, activity.id)),
    meeting: meeting && (await removeMeeting(ctx, meeting)),
  };
}

/** Moves an activity, or a meeting with its claims; the people of a meeting are notified. */
export async function updatePodActivity(
  ctx: RequestContext,
  { podActivityId, ...to }: UpdatePodActivityInput,
): Promise<PodActivity> {
  const { activity, meeting } = await getPodActivity(ctx, podActivityId);
  const changes = Object.fromEntries(Object.entries(to).filter(([, value]) => value !== null));
  return {
    activity: activity && (await updateActivity(ctx, { activityId: activity.id, ...changes })),
    meeting: meeting && (await moveMeeting(ctx, meeting, to)),
  };
}

/** A whole day in a fixed number of statements. */
export async function getPodSchedule(ctx: RequestContext, args: PodScheduleArgs): Promise<PodSchedule> {
  const { eventId, timezone } = await requireEventAccess(ctx, args.eventId);
  const { date } = args;
  assertDay(date);
  const [pods, meetings, activities] = await Promise.all([
    podsOfEvent(ctx, { eventId }),
    ctx.db.rows(activeMeetingsOfDay(eventId, date, timezone)),
    podActivitiesOfDay(ctx, { eventId, date, timezone }),
  ]);
  const podActivities = [
    ...meetings.map((meeting) => ({ meeting, activity: null })),
    ...activities.map((activity) => ({ meeting: null, activity })),
  ];
  return { eventId, date, pods, podActivities };
}

/** The object of a published change, as it is now. */
export async function getPodScheduleChange(
  ctx: RequestContext,
  id: string,
  { podActivityId }: PodScheduleChanged,
): Promise<PodScheduleChange> {
  const { eventId } = await requireEventAccess(ctx, id);
  if (!podActivityId) return { podActivityId, podActivity: null };
  const found = await findPodActivity(ctx, podActivityId);
  const { activity, meeting } = found;
  // An activity that was made a session has left the pods.
  const isHere =
    (activity ?? meeting)?.eventId === eventId && (!activity || activity.kind === ActivityKind.POD);
  return { podActivityId, podActivity: isHere ? found : null };
}
