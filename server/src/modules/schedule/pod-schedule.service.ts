import type { RequestContext } from '../../core/context';
import { DateTime } from 'luxon';
import { badInput } from '../../core/errors';
import { requireEventAccess } from '../event-access/index';
import { findMeetingById, listMeetingsOnDay } from '../meetings/index';
import { type PodScheduleChanged, podsOfEvent } from '../pods/index';
import { ActivityKind } from './activity.entity';
import { findActivity } from './activity.service';
import { podActivitiesOfDay } from './pod-activities.queries';
import type { PodSchedule, PodScheduleArgs, PodScheduleChange } from './pod-schedule.types';

/** A whole day in a fixed number of statements. */
export async function getPodSchedule(ctx: RequestContext, args: PodScheduleArgs): Promise<PodSchedule> {
  const { eventId, timezone } = await requireEventAccess(ctx, args.eventId);
  const { date } = args;
  if (!DateTime.fromISO(date).isValid) throw badInput([{ path: 'date', message: 'There is no such day.' }]);
  const [pods, meetings, activities] = await Promise.all([
    podsOfEvent(ctx, { eventId }),
    listMeetingsOnDay(ctx, eventId, date, timezone),
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
  const [found, meeting] = await Promise.all([
    findActivity(ctx, podActivityId),
    findMeetingById(ctx, podActivityId),
  ]);
  const activity = found?.kind === ActivityKind.POD ? found : null;
  const isHere = (activity ?? meeting)?.eventId === eventId;
  return { podActivityId, podActivity: isHere ? { activity, meeting } : null };
}
