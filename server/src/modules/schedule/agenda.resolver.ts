import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/context';
import type { AgendaService } from './agenda.service';
import {
  AddBusyTimeInput,
  AddToAgendaInput,
  AgendaItem,
  RemoveFromAgendaInput,
  OwnBusyTime,
  RemoveBusyTimeInput,
} from './agenda.types';
import type { BusyTimeService } from './busy-time.service';
import {
  AddBusyTimePayload,
  AddToAgendaPayload,
  RemoveBusyTimePayload,
  RemoveFromAgendaPayload,
} from './schedule.payloads';

/** The viewer's own plans. */
@Resolver()
export class AgendaResolver {
  constructor(
    private readonly service: AgendaService,
    private readonly busy: BusyTimeService,
  ) {}

  @Authorized()
  @Query(() => [AgendaItem], {
    description:
      "The viewer's activities (also where one speaks), meetings that are PENDING or ACTIVE, and busy times, in the order of time; at most 1,000 of each. Errors: NOT_FOUND, FORBIDDEN.",
  })
  agenda(
    @Ctx() ctx: RequestContext,
    @Arg('eventId', () => ID, { description: 'Id of the event.' }) eventId: string,
  ): Promise<AgendaItem[]> {
    return this.service.list(ctx, eventId);
  }

  @Authorized()
  @Query(() => String, {
    description:
      "The viewer's activities and meetings as one calendar file (RFC 5545); meetings that were agreed on and then closed are CANCELLED. Errors: NOT_FOUND, FORBIDDEN.",
  })
  agendaCalendar(
    @Ctx() ctx: RequestContext,
    @Arg('eventId', () => ID, { description: 'Id of the event.' }) eventId: string,
  ): Promise<string> {
    return this.service.calendar(ctx, eventId);
  }

  @Authorized()
  @Mutation(() => AddToAgendaPayload, {
    description:
      "Puts an activity into the viewer's agenda; its time then is not free for meetings. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT for a POD activity.",
  })
  async addToAgenda(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AddToAgendaInput, { description: 'Which activity.' })
    { activityId }: AddToAgendaInput,
  ): Promise<AddToAgendaPayload> {
    return { activity: await this.service.add(ctx, activityId) };
  }

  @Authorized()
  @Mutation(() => RemoveFromAgendaPayload, {
    description: "Takes an activity out of the viewer's agenda. Errors: NOT_FOUND, FORBIDDEN.",
  })
  async removeFromAgenda(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RemoveFromAgendaInput, { description: 'Which activity.' })
    { activityId }: RemoveFromAgendaInput,
  ): Promise<RemoveFromAgendaPayload> {
    return { activity: await this.service.remove(ctx, activityId) };
  }

  @Authorized()
  @Query(() => [OwnBusyTime], {
    description:
      "The viewer's busy times in an event, soonest first; at most 100. Errors: NOT_FOUND, FORBIDDEN.",
  })
  busyTimes(
    @Ctx() ctx: RequestContext,
    @Arg('eventId', () => ID, { description: 'Id of the event.' }) eventId: string,
  ): Promise<OwnBusyTime[]> {
    return this.busy.list(ctx, eventId);
  }

  @Authorized()
  @Mutation(() => AddBusyTimePayload, {
    description:
      'Marks a time in which the viewer does not want to meet anybody. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT, CONFLICT `TOO_MANY_BUSY_TIMES` (100).',
  })
  async addBusyTime(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AddBusyTimeInput, { description: 'The time.' }) input: AddBusyTimeInput,
  ): Promise<AddBusyTimePayload> {
    return { busyTime: await this.busy.add(ctx, input) };
  }

  @Authorized()
  @Mutation(() => RemoveBusyTimePayload, {
    description: "Makes one of the viewer's busy times free again. Errors: NOT_FOUND, FORBIDDEN.",
  })
  async removeBusyTime(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RemoveBusyTimeInput, { description: 'Which one.' })
    { busyTimeId }: RemoveBusyTimeInput,
  ): Promise<RemoveBusyTimePayload> {
    return { busyTime: await this.busy.remove(ctx, busyTimeId) };
  }
}
