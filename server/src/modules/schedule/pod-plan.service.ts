import type { RequestContext } from '../../core/context';
import { notFound } from '../../core/errors';
import { parseId } from '../../core/db/ids';
import { isStaff } from '../../core/auth/roles';
import type { EventAccessService } from '../event-access/index';
import type { MeetingPlanService } from '../meetings/meeting-plan.service';
import { meetingPolicy } from '../meetings/meeting.policy';
import { podById } from '../pods/pod.loaders';
import { ActivityKind } from './activity.entity';
import type { ActivityService } from './activity.service';
import { activitiesAtPod } from './pod-activities.queries';
import type { PodActivities, PodActivity, UpdatePodActivityInput } from './pod-plan.types';

const WHAT = 'The activity';

/** What happens at the pods, and what staff change about it. */
export class PodPlanService {
  constructor(
    private readonly access: EventAccessService,
    private readonly activities: ActivityService,
    private readonly meetings: MeetingPlanService,
  ) {}

  /** What takes a pod when; of others' meetings attendees see the time alone. */
  async ofPod(ctx: RequestContext, eventId: string, podId: string): Promise<PodActivities> {
    const viewer = await this.access.enter(ctx, eventId);
    const pod = await podById(ctx).load(parseId(podId, 'The pod'));
    if (pod?.eventId !== viewer.eventId) throw notFound('The pod');
    const [activities, meetings] = await Promise.all([
      activitiesAtPod(ctx, { podId: pod.id }),
      this.meetings.atPod(ctx, pod.id),
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
  async get(ctx: RequestContext, id: string): Promise<PodActivity> {
    const known = parseId(id, WHAT);
    const [activity, meeting] = await Promise.all([
      this.activities.find(ctx, known),
      this.meetings.find(ctx, known),
    ]);
    const ofPod = activity?.kind === ActivityKind.POD ? activity : null;
    const found = ofPod ?? meeting;
    if (!found) throw notFound(WHAT);
    await this.access.enterFor(ctx, found.eventId, WHAT);
    return { activity: ofPod, meeting };
  }

  /** Takes an activity off a pod, or closes a meeting as REMOVED; its people are notified. */
  async remove(ctx: RequestContext, id: string): Promise<PodActivity> {
    const { activity, meeting } = await this.get(ctx, id);
    return {
      activity: activity && (await this.activities.remove(ctx, activity.id)),
      meeting: meeting && (await this.meetings.remove(ctx, meeting)),
    };
  }

  /** Moves an activity of a pod, or a meeting with its claims; the people of a meeting are notified. */
  async update(ctx: RequestContext, { podActivityId, ...to }: UpdatePodActivityInput): Promise<PodActivity> {
    const { activity, meeting } = await this.get(ctx, podActivityId);
    const changes = Object.fromEntries(Object.entries(to).filter(([, value]) => value !== null));
    return {
      activity: activity && (await this.activities.update(ctx, { activityId: activity.id, ...changes })),
      meeting: meeting && (await this.meetings.move(ctx, meeting, to)),
    };
  }
}
