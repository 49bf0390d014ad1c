import { Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { EventId, Input } from '../../core/graphql/args';
import type { RequestContext } from '../../core/context';
import { UpdateProfileInput } from './profile.inputs';
import { getEventProfile, updateOwnProfile } from './profile.service';
import { EventProfile, UpdateProfilePayload } from './profile.types';

@Resolver()
export class ProfileResolver {
  @Authorized()
  @Query(() => EventProfile, {
    description:
      "The viewer's own profile in an event, invited or confirmed. Errors: NOT_FOUND where there is none.",
  })
  eventProfile(@Ctx() ctx: RequestContext, @EventId() eventId: string): Promise<EventProfile> {
    return getEventProfile(ctx, eventId);
  }

  @Authorized()
  @Mutation(() => UpdateProfilePayload, {
    description:
      'Changes the own profile, INVITED or CONFIRMED; its status stays. Errors: NOT_FOUND, BAD_USER_INPUT also where a CONFIRMED profile would lose what it needs, CONFLICT STALE_EDIT.',
  })
  async updateProfile(
    @Ctx() ctx: RequestContext,
    @Input(() => UpdateProfileInput, 'What changes.') input: UpdateProfileInput,
  ): Promise<UpdateProfilePayload> {
    return { attendee: await updateOwnProfile(ctx, input) };
  }
}
