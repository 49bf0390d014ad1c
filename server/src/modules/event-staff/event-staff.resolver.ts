import { Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { MANAGERS, Role } from '../../core/auth/roles';
import type { RequestContext } from '../../core/request/context';
import { EventId, Input } from '../../core/graphql/args';
import { orNotFound } from '../../core/errors';
import { Event, eventById } from '../events/index';
import { User } from '../users/index';
import { getEventStaff, setStaffEvents, staffEventsByUserId } from './event-staff.service';
import {
  EventStaff,
  MAX_EVENTS,
  SetStaffEventsInput,
  SetStaffEventsPayload,
  StaffEvent,
} from './event-staff.types';

@Resolver(() => User)
export class StaffEventsResolver {
  @Authorized(...MANAGERS)
  @Query(() => EventStaff, {
    description:
      'Who can see an event: people of the staff, API tokens and webhooks. For managers. Errors: NOT_FOUND.',
  })
  eventStaff(@Ctx() ctx: RequestContext, @EventId() eventId: string): Promise<EventStaff> {
    return getEventStaff(ctx, eventId);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => SetStaffEventsPayload, {
    description:
      'Says which events a user reaches as staff: all, or some, each until its end. Sockets and waiting requests of the user follow at once. For ADMIN. Errors: NOT_FOUND, BAD_USER_INPUT, CONFLICT ADMIN_SEES_ALL.',
  })
  setStaffEvents(
    @Ctx() ctx: RequestContext,
    @Input(() => SetStaffEventsInput, 'Whose events, and which.') input: SetStaffEventsInput,
  ): Promise<SetStaffEventsPayload> {
    return setStaffEvents(ctx, input);
  }

  @FieldResolver(() => [StaffEvent], {
    description: `The events of staff of some events that the viewer reaches too, the soonest first; at most ${MAX_EVENTS}. Empty with \`allEvents\`.`,
  })
  staffEvents(@Ctx() ctx: RequestContext, @Root() { id }: User): Promise<StaffEvent[]> {
    return staffEventsByUserId(ctx).load(id);
  }
}

@Resolver(() => StaffEvent)
export class StaffEventResolver {
  @FieldResolver(() => Event, { description: 'The event.' })
  async event(@Ctx() ctx: RequestContext, @Root() { eventId }: StaffEvent): Promise<Event> {
    return orNotFound(await eventById(ctx).load(eventId), 'The event');
  }
}
