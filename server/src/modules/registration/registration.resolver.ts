import { Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { EventId, Input } from '../../core/graphql/args';
import type { RequestContext } from '../../core/request/context';
import { Role } from '../../core/auth/roles';
import { Event } from '../events/index';
import { JoinEventPayload, RegisterPayload } from './registration.payloads';
import { getJoinInfo, getRegistrationEvent, joinEvent, registerAtEvent } from './registration.service';
import { JoinInfo, RegisterInput } from './registration.types';
import { JoinEventInput } from '../profiles/index';

@Resolver()
export class RegistrationResolver {
  @Mutation(() => RegisterPayload, {
    description:
      'Public. Makes a user with a profile at an OPEN event, and begins a session. With job title, organization and country the profile is CONFIRMED at once, unless the event `requiresVerifiedEmail`: then after `verifyEmail` and `joinEvent`. Errors: NOT_FOUND, BAD_USER_INPUT, CONFLICT EMAIL_TAKEN (then: sign in and joinEvent) or REGISTRATION_CLOSED.',
  })
  register(
    @Ctx() ctx: RequestContext,
    @Input(() => RegisterInput, 'The person to register.') input: RegisterInput,
  ): Promise<RegisterPayload> {
    return registerAtEvent(ctx, input);
  }

  @Query(() => Event, {
    description:
      'Public. An event to register at, without a session; a CLOSED or ARCHIVED one too, so that a page can name it. Errors: NOT_FOUND, CONFLICT REGISTRATION_CLOSED where only invited people may join.',
  })
  registrationEvent(@Ctx() ctx: RequestContext, @EventId() eventId: string): Promise<Event> {
    return getRegistrationEvent(ctx, eventId);
  }

  @Authorized()
  @Query(() => JoinInfo, {
    description:
      'An event that the viewer is invited to, has joined or may join, with the own profile. Errors: NOT_FOUND.',
  })
  joinInfo(@Ctx() ctx: RequestContext, @EventId() eventId: string): Promise<JoinInfo> {
    return getJoinInfo(ctx, eventId);
  }

  @Authorized(Role.ATTENDEE)
  @Mutation(() => JoinEventPayload, {
    description:
      'Writes the own profile and makes it CONFIRMED; at an OPEN event one without a profile gets one. On confirmation the invite code is replaced by an entry code. Errors: NOT_FOUND, FORBIDDEN to staff, CONFLICT EMAIL_NOT_VERIFIED where the address has to be proven first (the profile is kept), BAD_USER_INPUT also where first name, last name, job title, organization or country is missing.',
  })
  async joinEvent(
    @Ctx() ctx: RequestContext,
    @Input(() => JoinEventInput, 'The profile.') input: JoinEventInput,
  ): Promise<JoinEventPayload> {
    return { attendee: await joinEvent(ctx, input) };
  }
}
