import type { RequestContext } from '../../core/context';
import { DateTime } from 'luxon';
import { badInput } from '../../core/errors';
import type { EventAccessService } from '../event-access/index';
import type { MeetingPlanService } from '../meetings/meeting-plan.service';
import type { PodScheduleChanged } from '../pods/pod-schedule.events';
import { podsOfEvent } from '../pods/pod.queries';
import { ActivityKind } from './activity.entity';
import type { ActivityService } from './activity.service';
import { podActivitiesOfDay } from './pod-activities.queries';
import type { PodSchedule, PodScheduleArgs, PodScheduleChange } from './pod-schedule.types';

/** The days of the pods, as managers plan them. */
export class PodScheduleService {
  constructor(
    private readonly access: EventAccessService,
    private readonly activities: ActivityService,
    private readonly meetings: MeetingPlanService,
  ) {}

  /** A whole day in a fixed number of statements. */
  async ofDay(ctx: RequestContext, args: PodScheduleArgs): Promise<PodSchedule> {
    const { eventId, timezone } = await this.access.enter(ctx, args.eventId);
    const { date } = args;
    if (!DateTime.fromISO(date).isValid) throw badInput([{ path: 'date', message: 'There is no such day.' }]);
    const [pods, meetings, activities] = await Promise.all([
      podsOfEvent(ctx, { eventId }),
      this.meetings.onDay(ctx, eventId, date, timezone),
      podActivitiesOfDay(ctx, { eventId, date, timezone }),
    ]);
    const podActivities = [
      ...meetings.map((meeting) => ({ meeting, activity: null })),
      ...activities.map((activity) => ({ meeting: null, activity })),
    ];
    return { eventId, date, pods, podActivities };
  }

  /** What a published change is about, as it is now. */
  async change(
    ctx: RequestContext,
    id: string,
    { podActivityId }: PodScheduleChanged,
  ): Promise<PodScheduleChange> {
    const { eventId } = await this.access.enter(ctx, id);
    if (!podActivityId) return { podActivityId, podActivity: null };
    const [found, meeting] = await Promise.all([
      this.activities.find(ctx, podActivityId),
      this.meetings.find(ctx, podActivityId),
    ]);
    const activity = found?.kind === ActivityKind.POD ? found : null;
    const isHere = (activity ?? meeting)?.eventId === eventId;
    return { podActivityId, podActivity: isHere ? { activity, meeting } : null };
  }
}
