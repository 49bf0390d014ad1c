import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { EventId, Input } from '../../core/graphql/args';
import type { RequestContext } from '../../core/request/context';
import { createAgendaFeed, findAgendaFeed, readAgendaFeed, revokeAgendaFeed } from './agenda-feed.service';
import {
  AgendaFeed,
  CreateAgendaFeedInput,
  CreateAgendaFeedPayload,
  RevokeAgendaFeedInput,
  RevokeAgendaFeedPayload,
} from './agenda-feed.types';

/** The viewer's agenda as a subscription of calendar programs. */
@Resolver()
export class AgendaFeedResolver {
  @Authorized()
  @Query(() => AgendaFeed, {
    nullable: true,
    description:
      "The address at which calendar programs read the viewer's agenda; null where there is none. Errors: NOT_FOUND, FORBIDDEN.",
  })
  agendaFeed(@Ctx() ctx: RequestContext, @EventId() eventId: string): Promise<AgendaFeed | null> {
    return findAgendaFeed(ctx, eventId);
  }

  @Authorized()
  @Mutation(() => CreateAgendaFeedPayload, {
    description:
      "Makes an address at which calendar programs read the viewer's agenda; an earlier one stops working. Errors: NOT_FOUND, FORBIDDEN.",
  })
  async createAgendaFeed(
    @Ctx() ctx: RequestContext,
    @Input(() => CreateAgendaFeedInput, 'Which agenda.') { eventId }: CreateAgendaFeedInput,
  ): Promise<CreateAgendaFeedPayload> {
    return { agendaFeed: await createAgendaFeed(ctx, eventId) };
  }

  @Authorized()
  @Mutation(() => RevokeAgendaFeedPayload, {
    description:
      "Ends the address at which calendar programs read the viewer's agenda. Errors: NOT_FOUND, FORBIDDEN.",
  })
  async revokeAgendaFeed(
    @Ctx() ctx: RequestContext,
    @Input(() => RevokeAgendaFeedInput, 'Which agenda.') { eventId }: RevokeAgendaFeedInput,
  ): Promise<RevokeAgendaFeedPayload> {
    return { revoked: await revokeAgendaFeed(ctx, eventId) };
  }

  @Query(() => String, {
    complexity: 200,
    description:
      'The calendar file (RFC 5545) of the agenda that an address leads to, as `agendaCalendar` gives it to its owner; public, since the address is the key. At most 60 times an hour. Errors: NOT_FOUND, also once the address was revoked or its owner was removed from the event; RATE_LIMITED.',
  })
  agendaFeedCalendar(
    @Ctx() ctx: RequestContext,
    @Arg('token', () => String, { description: 'The last part of the path, without `.ics`.' }) token: string,
  ): Promise<string> {
    return readAgendaFeed(ctx, token);
  }
}
