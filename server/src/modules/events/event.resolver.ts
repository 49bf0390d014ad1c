import { Args, Authorized, Ctx, FieldResolver, Int, Query, Resolver, Root, Mutation } from 'type-graphql';
import { IdArg, Input } from '../../core/graphql/args';
import { viewerOf } from '../../core/request/authorization';
import { CHANGE_FEED, changeCursor } from '../../core/changes/change-cursor';
import type { RequestContext } from '../../core/request/context';
import { toConnection } from '../../core/db/pagination';
import { isManager, MANAGERS } from '../../core/auth/roles';
import {
  EventCounts,
  Event,
  EventConnection,
  EventsArgs,
  InterestGroup,
  InterestTermUse,
} from './event.types';
import {
  attendeeCountByEventId,
  countsByEventId,
  dueInvitationsByEventId,
  interestGroupsByEventId,
  termUsesByGroupId,
} from './event.loaders';
import { getEvent, listEvents } from './event.service';
import { pictureFields } from '../uploads/index';
import { duplicateEvent } from './event-copy.service';
import { createEvent, updateEvent } from './event-editing.service';
import { CreateEventInput, DuplicateEventInput, UpdateEventInput } from './event.inputs';
import { CreateEventPayload, DuplicateEventPayload, UpdateEventPayload } from './event.payloads';

@Resolver(() => Event)
export class EventResolver {
  @Authorized()
  @Query(() => EventConnection, {
    description:
      'Events, soonest first: all for staff; for attendees the published ones that they have a profile in or may join.',
  })
  async events(@Ctx() ctx: RequestContext, @Args(() => EventsArgs) args: EventsArgs) {
    return toConnection(await listEvents(ctx, args));
  }

  @Authorized()
  @Query(() => Event, {
    description:
      'One event. For its confirmed attendees and staff. Errors: NOT_FOUND; FORBIDDEN to the invited.',
  })
  event(@Ctx() ctx: RequestContext, @IdArg('id', 'Id of the event.') id: string): Promise<Event> {
    return getEvent(ctx, id);
  }

  @Authorized(...MANAGERS)
  @Mutation(() => CreateEventPayload, {
    description: 'Makes an event. For managers. Errors: BAD_USER_INPUT with all errors at once.',
  })
  async createEvent(
    @Ctx() ctx: RequestContext,
    @Input(() => CreateEventInput, 'The event.') input: CreateEventInput,
  ): Promise<CreateEventPayload> {
    return { event: await createEvent(ctx, input) };
  }

  @Authorized(...MANAGERS)
  @Mutation(() => UpdateEventPayload, {
    description:
      'Changes an event. For managers. Errors: NOT_FOUND; BAD_USER_INPUT with all errors at once; CONFLICT `STALE_EDIT`.',
  })
  async updateEvent(
    @Ctx() ctx: RequestContext,
    @Input(() => UpdateEventInput, 'The changes.') input: UpdateEventInput,
  ): Promise<UpdateEventPayload> {
    return { event: await updateEvent(ctx, input) };
  }

  @Authorized(...MANAGERS)
  @Mutation(() => DuplicateEventPayload, {
    description:
      'Makes a draft with the settings, interests, pods and questions of an event; people and companies do not come along. For managers. Errors: NOT_FOUND.',
  })
  async duplicateEvent(
    @Ctx() ctx: RequestContext,
    @Input(() => DuplicateEventInput, 'Which one, and when.') input: DuplicateEventInput,
  ): Promise<DuplicateEventPayload> {
    return { event: await duplicateEvent(ctx, input) };
  }

  @FieldResolver(() => [InterestGroup], {
    description: 'The interests to choose from, in the order of the event; at most 20 groups.',
  })
  interestGroups(@Ctx() ctx: RequestContext, @Root() event: Event): Promise<InterestGroup[]> {
    return interestGroupsByEventId(ctx).load(event.id);
  }

  @FieldResolver(() => String, {
    description:
      'Where the change feed stood a minute ago: `after` of a subscription. What is listed in the same request, page by page too, and then ' +
      'followed from here misses no change; those of the last minute come again.',
  })
  changeCursor(@Ctx() ctx: RequestContext): Promise<string> {
    return changeCursor(ctx).load(CHANGE_FEED);
  }

  @FieldResolver(() => Int, { description: 'How many attendees have confirmed.' })
  attendeeCount(@Ctx() ctx: RequestContext, @Root() event: Event): Promise<number> {
    return attendeeCountByEventId(ctx).load(event.id);
  }

  @FieldResolver(() => EventCounts, {
    nullable: true,
    description: 'Counts of the event; null to viewers without access to it.',
  })
  counts(@Ctx() ctx: RequestContext, @Root() event: Event): Promise<EventCounts | null> {
    return countsByEventId(ctx).load(event.id);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'How many invitations wait for their mail, which a DRAFT sends when it is published; null to all but managers.',
  })
  async dueInvitations(@Ctx() ctx: RequestContext, @Root() event: Event): Promise<number | null> {
    return ctx.viewer && isManager(ctx.viewer.role) ? dueInvitationsByEventId(ctx).load(event.id) : null;
  }

  @FieldResolver(() => Boolean, { description: 'The viewer may edit this event.' })
  viewerCanEdit(@Ctx() ctx: RequestContext): boolean {
    return isManager(viewerOf(ctx).role);
  }

  @FieldResolver(() => Boolean, { description: 'The viewer may manage what is in this event.' })
  viewerCanManage(@Ctx() ctx: RequestContext): boolean {
    return isManager(viewerOf(ctx).role);
  }
}

@Resolver(() => InterestGroup)
export class InterestGroupResolver {
  @FieldResolver(() => [InterestTermUse], {
    nullable: true,
    description:
      'Terms that attendees have chosen in this group, the most chosen first, at most 500; null to all but managers.',
  })
  async uses(@Ctx() ctx: RequestContext, @Root() group: InterestGroup): Promise<InterestTermUse[] | null> {
    return ctx.viewer && isManager(ctx.viewer.role) ? termUsesByGroupId(ctx).load(group.id) : null;
  }

  @FieldResolver(() => [String], { description: 'The terms that may be chosen, the most chosen first.' })
  async termsByUse(@Ctx() ctx: RequestContext, @Root() group: InterestGroup): Promise<string[]> {
    const uses = await termUsesByGroupId(ctx).load(group.id);
    const places = new Map(uses.map(({ term }, place) => [term, place]));
    return group.terms.toSorted((a, b) => (places.get(a) ?? uses.length) - (places.get(b) ?? uses.length));
  }
}

/** Addresses of an event's pictures. */
export const EventPictures = pictureFields(() => Event, { cover: 'the cover', logo: 'the logo' });
