import type { RequestContext } from '../../core/context';
import { notFound } from '../../core/errors';
import { knownId } from '../../core/ids';
import { isStaff } from '../../core/roles';
import type { EventAccessService } from '../events/event-access.service';
import type { MeetingPlanService } from '../meetings/meeting-plan.service';
import { meetingPolicy } from '../meetings/meeting.policy';
import { podById } from '../pods/pod.loaders';
import { ActivityKind } from './activity.entity';
import { activityColumns } from './activity.loaders';
import type { ActivityService } from './activity.service';
import type { Activity } from './activity.types';
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
    const pod = await podById(ctx).load(knownId(podId, 'The pod'));
    if (pod?.eventId !== viewer.eventId) throw notFound('The pod');
    const [activities, meetings] = await Promise.all([
      ctx.sql.rows<Activity>({
        text: `SELECT ${activityColumns} FROM activities a WHERE a.pod_id = $1 ORDER BY a.starts_at, a.id LIMIT 1000`,
        values: [pod.id],
      }),
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
    const known = knownId(id, WHAT);
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

  /** Takes an activity off a pod, or closes a meeting as REMOVED; its people are told. */
  async remove(ctx: RequestContext, id: string): Promise<PodActivity> {
    const { activity, meeting } = await this.get(ctx, id);
    return {
      activity: activity && (await this.activities.remove(ctx, activity.id)),
      meeting: meeting && (await this.meetings.remove(ctx, meeting)),
    };
  }

  /** Moves an activity of a pod, or a meeting with its claims; the people of a meeting are told. */
  async update(ctx: RequestContext, { podActivityId, ...to }: UpdatePodActivityInput): Promise<PodActivity> {
    const { activity, meeting } = await this.get(ctx, podActivityId);
    const given = Object.fromEntries(Object.entries(to).filter(([, value]) => value !== null));
    return {
      activity: activity && (await this.activities.update(ctx, { activityId: activity.id, ...given })),
      meeting: meeting && (await this.meetings.move(ctx, meeting, to)),
    };
  }
}
