import { Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { EventId, Input } from '../../core/graphql/args';
import type { RequestContext } from '../../core/request/context';
import { addToAgenda, agendaCalendar, listAgenda, removeFromAgenda } from './agenda.service';
import {
  AddBusyTimeInput,
  AddToAgendaInput,
  AgendaItem,
  RemoveFromAgendaInput,
  OwnBusyTime,
  RemoveBusyTimeInput,
} from './agenda.types';
import { addBusyTime, listBusyTimes, removeBusyTime } from './busy-time.service';
import {
  AddBusyTimePayload,
  AddToAgendaPayload,
  RemoveBusyTimePayload,
  RemoveFromAgendaPayload,
} from './schedule.payloads';

/** The viewer's own plans. */
@Resolver()
export class AgendaResolver {
  @Authorized()
  @Query(() => [AgendaItem], {
    description:
      "The viewer's activities (also where one speaks), meetings that are PENDING or ACTIVE, and busy times, in the order of time; at most 1,000 of each. Errors: NOT_FOUND, FORBIDDEN.",
  })
  agenda(@Ctx() ctx: RequestContext, @EventId() eventId: string): Promise<AgendaItem[]> {
    return listAgenda(ctx, eventId);
  }

  @Authorized()
  @Query(() => String, {
    description:
      "The viewer's activities and meetings as one calendar file (RFC 5545); meetings that were agreed on and then closed are CANCELLED. Errors: NOT_FOUND, FORBIDDEN.",
  })
  agendaCalendar(@Ctx() ctx: RequestContext, @EventId() eventId: string): Promise<string> {
    return agendaCalendar(ctx, eventId);
  }

  @Authorized()
  @Mutation(() => AddToAgendaPayload, {
    description:
      "Puts an activity into the viewer's agenda; its time then is not free for meetings. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT for a POD activity.",
  })
  async addToAgenda(
    @Ctx() ctx: RequestContext,
    @Input(() => AddToAgendaInput, 'Which activity.') { activityId }: AddToAgendaInput,
  ): Promise<AddToAgendaPayload> {
    return { activity: await addToAgenda(ctx, activityId) };
  }

  @Authorized()
  @Mutation(() => RemoveFromAgendaPayload, {
    description: "Takes an activity out of the viewer's agenda. Errors: NOT_FOUND, FORBIDDEN.",
  })
  async removeFromAgenda(
    @Ctx() ctx: RequestContext,
    @Input(() => RemoveFromAgendaInput, 'Which activity.') { activityId }: RemoveFromAgendaInput,
  ): Promise<RemoveFromAgendaPayload> {
    return { activity: await removeFromAgenda(ctx, activityId) };
  }

  @Authorized()
  @Query(() => [OwnBusyTime], {
    description:
      "The viewer's busy times in an event, soonest first; at most 100. Errors: NOT_FOUND, FORBIDDEN.",
  })
  busyTimes(@Ctx() ctx: RequestContext, @EventId() eventId: string): Promise<OwnBusyTime[]> {
    return listBusyTimes(ctx, eventId);
  }

  @Authorized()
  @Mutation(() => AddBusyTimePayload, {
    description:
      'Marks a time in which the viewer is not available for meetings. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT, CONFLICT `TOO_MANY_BUSY_TIMES` (100).',
  })
  async addBusyTime(
    @Ctx() ctx: RequestContext,
    @Input(() => AddBusyTimeInput, 'The time.') input: AddBusyTimeInput,
  ): Promise<AddBusyTimePayload> {
    return { busyTime: await addBusyTime(ctx, input) };
  }

  @Authorized()
  @Mutation(() => RemoveBusyTimePayload, {
    description: "Makes one of the viewer's busy times free again. Errors: NOT_FOUND, FORBIDDEN.",
  })
  async removeBusyTime(
    @Ctx() ctx: RequestContext,
    @Input(() => RemoveBusyTimeInput, 'Which one.') { busyTimeId }: RemoveBusyTimeInput,
  ): Promise<RemoveBusyTimePayload> {
    return { busyTime: await removeBusyTime(ctx, busyTimeId) };
  }
}
