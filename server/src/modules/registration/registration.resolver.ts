import { Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { EventId, Input } from '../../core/graphql/args';
import type { RequestContext } from '../../core/request/context';
import { Role } from '../../core/auth/roles';
import { joinStageOf } from '../applications/index';
import { AttendeeStage } from '../attendees/index';
import { Event } from '../events/index';
import { JoinEventPayload, RegisterPayload } from './registration.payloads';
import { getJoinInfo, getRegistrationEvent, joinEvent, registerAtEvent } from './registration.service';
import { JoinInfo, RegisterInput } from './registration.types';
import { JoinEventInput } from '../profiles/index';

@Resolver(() => JoinInfo)
export class RegistrationResolver {
  @Mutation(() => RegisterPayload, {
    description:
      'Public. Makes a user with a profile at an event that is OPEN or takes applications, and begins a session. With job title, organization and country the profile is CONFIRMED at once, or APPLIED or WAITLISTED, unless the event `requiresVerifiedEmail`: then after `verifyEmail` and `joinEvent`. Errors: NOT_FOUND, BAD_USER_INPUT, CONFLICT EMAIL_TAKEN (then: sign in and joinEvent) or REGISTRATION_CLOSED.',
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
      'Writes the own profile and takes a place: it is CONFIRMED then; where the organisers decide it is APPLIED, and where no place is free WAITLISTED. An offer is accepted. At an event that is OPEN or takes applications one without a profile gets one. On confirmation the invite code is replaced by an entry code. Errors: NOT_FOUND, FORBIDDEN to staff, CONFLICT APPLICATION_DECLINED; CONFLICT REGISTRATION_CLOSED to who has withdrawn; CONFLICT EMAIL_NOT_VERIFIED where the address has to be proven first (the profile is kept), BAD_USER_INPUT also where first name, last name, job title, organization or country is missing.',
  })
  async joinEvent(
    @Ctx() ctx: RequestContext,
    @Input(() => JoinEventInput, 'The profile.') input: JoinEventInput,
  ): Promise<JoinEventPayload> {
    return { attendee: await joinEvent(ctx, input) };
  }

  @FieldResolver(() => AttendeeStage, {
    description:
      'The stage that joining now leads to: CONFIRMED; APPLIED where the organisers decide, not about those whom they invited; WAITLISTED where no place is free. DECLINED where it is refused.',
  })
  joinStage(@Ctx() ctx: RequestContext, @Root() { event, profile }: JoinInfo): Promise<AttendeeStage> {
    return joinStageOf(ctx, event, profile);
  }
}
