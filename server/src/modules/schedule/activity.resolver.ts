import {
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { ChangesArgs, RESUMABLE } from '../../core/changes/change-cursor';
import { changesIn } from '../../core/changes/change-feed';
import type { EventChange } from '../../core/changes/event-changes.queries';
import { IdArg, Input } from '../../core/graphql/args';
import { viewerOf } from '../../core/request/authorization';
import { calendarOf } from '../../core/files/ics';
import type { RequestContext } from '../../core/request/context';
import { orNotFound } from '../../core/errors';
import { toConnection } from '../../core/db/pagination';
import { isManager, MANAGERS } from '../../core/auth/roles';
import { attendeeById, Attendee } from '../attendees/index';
import { Company } from '../companies/index';
import { requireEventAccess } from '../event-access/index';
import { eventById, Event } from '../events/index';
import { Notification } from '../notifications/index';
import { podById, Pod } from '../pods/index';
import {
  activityById,
  audienceByActivityId,
  inAgendaByActivityId,
  removalByActivityId,
  sessionsByCompanyId,
  sessionsBySpeakerId,
  speakerIdsByActivityId,
} from './activity.loaders';
import {
  createActivity,
  deleteActivity,
  getActivity,
  getScheduleChange,
  listActivities,
  updateActivity,
} from './activity.service';
import {
  ActivitiesArgs,
  Activity,
  ActivityConnection,
  ActivityRemoval,
  CreateActivityInput,
  DeleteActivityInput,
  ScheduleChange,
  UpdateActivityInput,
} from './activity.types';
import { activityEntry } from './agenda.service';
import { CreateActivityPayload, DeleteActivityPayload, UpdateActivityPayload } from './schedule.payloads';

/** A list without pages has an end. */
const MAX_SESSIONS = 1_000;

/** Checks access; the broadcaster subscribes again whenever it may have changed. */
const subscribe = async ({ context, args }: { context: RequestContext; args: ChangesArgs }) => {
  const { eventId } = await requireEventAccess(context, args.eventId);
  return changesIn(context, { eventId, topic: 'SCHEDULE_CHANGED' }, args.after);
};

@Resolver(() => Activity)
export class ActivityResolver {
  @Authorized()
  @Query(() => ActivityConnection, {
    description:
      'The schedule of an event, soonest first. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT for a date that is none.',
  })
  async activities(@Ctx() ctx: RequestContext, @Args(() => ActivitiesArgs) args: ActivitiesArgs) {
    return toConnection(await listActivities(ctx, args));
  }

  @Authorized()
  @Query(() => Activity, { description: 'One activity. Errors: NOT_FOUND.' })
  activity(@Ctx() ctx: RequestContext, @IdArg('id', 'Id of the activity.') id: string): Promise<Activity> {
    return getActivity(ctx, id);
  }

  @Authorized(...MANAGERS)
  @Mutation(() => CreateActivityPayload, {
    description:
      'Adds an activity to the schedule; for managers. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT, CONFLICT `POD_TAKEN` where a meeting or another activity has the pod then.',
  })
  async createActivity(
    @Ctx() ctx: RequestContext,
    @Input(() => CreateActivityInput, 'The activity.') input: CreateActivityInput,
  ): Promise<CreateActivityPayload> {
    return { activity: await createActivity(ctx, input) };
  }

  @Authorized(...MANAGERS)
  @Mutation(() => UpdateActivityPayload, {
    description:
      'Changes an activity; for managers. Attendees who have it in their agenda are notified. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT, CONFLICT `POD_TAKEN`, `STALE_EDIT`.',
  })
  async updateActivity(
    @Ctx() ctx: RequestContext,
    @Input(() => UpdateActivityInput, 'Which activity, and what is different.') input: UpdateActivityInput,
  ): Promise<UpdateActivityPayload> {
    return { activity: await updateActivity(ctx, input) };
  }

  @Authorized(...MANAGERS)
  @Mutation(() => DeleteActivityPayload, {
    description:
      'Takes an activity off the schedule, and gives it as it was; for managers. Attendees who had it in their agenda are notified. Errors: NOT_FOUND, FORBIDDEN.',
  })
  async deleteActivity(
    @Ctx() ctx: RequestContext,
    @Input(() => DeleteActivityInput, 'Which activity.') { activityId }: DeleteActivityInput,
  ): Promise<DeleteActivityPayload> {
    return { activity: await deleteActivity(ctx, activityId) };
  }

  @Authorized()
  @Subscription(() => ScheduleChange, {
    description:
      'Sessions and breaks of an event when they are added, changed or deleted, in order and at least once each. ' +
      `${RESUMABLE} Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT.`,
    subscribe,
  })
  scheduleChanged(
    @Ctx() ctx: RequestContext,
    @Root() { subjectId }: EventChange,
    @Args(() => ChangesArgs) { eventId }: ChangesArgs,
  ): Promise<ScheduleChange> {
    return getScheduleChange(ctx, eventId, subjectId);
  }

  @FieldResolver(() => Event, { description: 'The event whose schedule it is on.' })
  event(@Ctx() ctx: RequestContext, @Root() activity: Activity): Promise<Event | null> {
    return eventById(ctx).load(activity.eventId);
  }

  @FieldResolver(() => Pod, { nullable: true, description: 'The pod that is out of use; null unless POD.' })
  pod(@Ctx() ctx: RequestContext, @Root() { podId }: Activity): Promise<Pod | null> | null {
    return podId ? podById(ctx).load(podId) : null;
  }

  @FieldResolver(() => [Attendee], { description: 'The speakers, in this order; at most 50.' })
  async speakers(@Ctx() ctx: RequestContext, @Root() { id }: Activity): Promise<(Attendee | null)[]> {
    const ids = await speakerIdsByActivityId(ctx).load(id);
    return Promise.all(ids.map((speaker) => attendeeById(ctx).load(speaker)));
  }

  @FieldResolver(() => Boolean, { description: "It is in the viewer's agenda; false for staff." })
  inMyAgenda(@Ctx() ctx: RequestContext, @Root() { id }: Activity): Promise<boolean> {
    return inAgendaByActivityId(ctx).load(id);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'How many people have it in their agendas; for staff and its speakers, null to others.',
  })
  audience(@Ctx() ctx: RequestContext, @Root() { id }: Activity): Promise<number | null> {
    return audienceByActivityId(ctx).load(id);
  }

  @FieldResolver(() => ActivityRemoval, {
    nullable: true,
    description: 'Data that is deleted with this activity; for managers, null to others.',
  })
  removal(@Ctx() ctx: RequestContext, @Root() { id }: Activity): Promise<ActivityRemoval> | null {
    return isManager(viewerOf(ctx).role) ? removalByActivityId(ctx).load(id) : null;
  }

  @FieldResolver(() => String, {
    description:
      'A calendar file (RFC 5545) with this activity, under the same UID as in the file of an agenda and with a growing SEQUENCE.',
  })
  async calendar(@Ctx() ctx: RequestContext, @Root() activity: Activity): Promise<string> {
    const { title, timezone } = orNotFound(await eventById(ctx).load(activity.eventId), 'The event');
    return calendarOf({ name: title, timezone }, [activityEntry(activity)]);
  }
}

/** The schedule's fields of an attendee. */
@Resolver(() => Attendee)
export class AttendeeSessionsResolver {
  @FieldResolver(() => [Activity], {
    description: 'Sessions in which the attendee speaks, soonest first; at most 1,000.',
  })
  async sessions(@Ctx() ctx: RequestContext, @Root() { id }: Attendee): Promise<Activity[]> {
    return (await sessionsBySpeakerId(ctx).load(id)).slice(0, MAX_SESSIONS);
  }
}

/** The sessions of a company's team. */
@Resolver(() => Company)
export class CompanySessionsResolver {
  @FieldResolver(() => [Activity], {
    description: 'Sessions in which its confirmed attendees speak, soonest first; at most 100.',
  })
  sessions(@Ctx() ctx: RequestContext, @Root() company: Company): Promise<Activity[]> {
    return sessionsByCompanyId(ctx).load(company.id);
  }
}

@Resolver(() => Notification)
export class NotificationActivityResolver {
  @FieldResolver(() => Activity, {
    nullable: true,
    description: 'The activity that it is about, as it is now; null where it is none.',
  })
  activity(
    @Ctx() ctx: RequestContext,
    @Root() { activityId }: Notification,
  ): Promise<Activity | null> | null {
    return activityId ? activityById(ctx).load(activityId) : null;
  }
}
