import type { RequestContext } from '../../core/context';
import { notFound } from '../../core/errors';
import { parseId } from '../../core/db/ids';
import { isStaff } from '../../core/auth/roles';
import { requireEventAccess, requireEventOf } from '../event-access/index';
import {
  findMeetingById,
  listMeetingsAtPod,
  moveMeeting,
  removeMeeting,
  meetingPolicy,
} from '../meetings/index';
import { podById } from '../pods/index';
import { ActivityKind } from './activity.entity';
import { deleteActivity, findActivity, updateActivity } from './activity.service';
import { activitiesAtPod } from './pod-activities.queries';
import type { PodActivities, PodActivity, UpdatePodActivityInput } from './pod-plan.types';

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
    listMeetingsAtPod(ctx, pod.id),
  ]);
  const seesAll = isStaff(viewer.role);
  const shown = meetings.map((meeting) => ({
    startsAt: meeting.startsAt,
    endsAt: meeting.endsAt,
    meeting: seesAll || meetingPolicy.read(viewer, meeting) ? meeting : null,
  }));
  return { pod, activities, meetings: shown };
}

/** An activity of a pod, or a meeting. */
export async function getPodActivity(ctx: RequestContext, id: string): Promise<PodActivity> {
  const known = parseId(id, WHAT);
  const [activity, meeting] = await Promise.all([findActivity(ctx, known), findMeetingById(ctx, known)]);
  const ofPod = activity?.kind === ActivityKind.POD ? activity : null;
  const found = ofPod ?? meeting;
  if (!found) throw notFound(WHAT);
  await requireEventOf(ctx, found.eventId, WHAT);
  return { activity: ofPod, meeting };
}

/** Takes an activity off a pod, or closes a meeting as REMOVED; its people are notified. */
export async function deletePodActivity(ctx: RequestContext, id: string): Promise<PodActivity> {
  const { activity, meeting } = await getPodActivity(ctx, id);
  return {
    activity: activity && (await deleteActivity(ctx, activity.id)),
    meeting: meeting && (await removeMeeting(ctx, meeting)),
  };
}

/** Moves an activity of a pod, or a meeting with its claims; the people of a meeting are notified. */
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
