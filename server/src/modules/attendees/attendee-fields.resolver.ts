import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { viewerOf } from '../../core/request/authorization';
import { isStaff } from '../../core/auth/roles';
import type { RequestContext } from '../../core/request/context';
import { EmailAddressScalar } from '../../core/graphql/scalars';
import { AttendeeAnswer, answersFor } from '../answers/index';
import { companyBriefById, CompanyBrief } from '../companies/index';
import { eventById, Event } from '../events/index';
import { AttendeeInterests, interestsByAttendeeId, sharedInterestsByAttendeeId } from '../interests/index';
import { AttendeeStage, AttendeeStatus } from './attendee.entity';
import { emailFor, provenByUserId } from './attendee.loaders';
import { attendeePolicy, stageOf } from './attendee.policy';
import { Attendee } from './attendee.types';
import { pictureFields } from '../uploads/index';

/** Fields of an attendee that need a lookup or are restricted. */
@Resolver(() => Attendee)
export class AttendeeFieldsResolver {
  @FieldResolver(() => Event, { description: 'The event that the profile is for.' })
  event(@Ctx() ctx: RequestContext, @Root() attendee: Attendee): Promise<Event | null> {
    return eventById(ctx).load(attendee.eventId);
  }

  @FieldResolver(() => CompanyBrief, { nullable: true, description: 'The company whose team one is in.' })
  company(@Ctx() ctx: RequestContext, @Root() attendee: Attendee): Promise<CompanyBrief | null> | null {
    return attendee.companyId ? companyBriefById(ctx).load(attendee.companyId) : null;
  }

  @FieldResolver(() => [AttendeeInterests], {
    description: 'Interests, needs and offers, by group; at most 20.',
  })
  interests(@Ctx() ctx: RequestContext, @Root() attendee: Attendee): Promise<AttendeeInterests[]> {
    return interestsByAttendeeId(ctx).load(attendee.id);
  }

  @FieldResolver(() => [AttendeeAnswer], {
    description:
      'Answers to fields of the event, in their order, at most 40: all for the owner and staff, to others those that are for them.',
  })
  answers(@Ctx() ctx: RequestContext, @Root() attendee: Attendee): Promise<AttendeeAnswer[]> {
    return answersFor(ctx, attendee.eventId, attendee.userId, attendee.givenAnswers);
  }

  @FieldResolver(() => [String], {
    description:
      'Interests that the viewer has too, at most as many as the viewer chose; empty for oneself and for staff.',
  })
  sharedInterests(@Ctx() ctx: RequestContext, @Root() attendee: Attendee): Promise<string[]> {
    return sharedInterestsByAttendeeId(ctx).load(attendee.id);
  }

  @FieldResolver(() => Boolean, { description: 'This is the viewer.' })
  isViewer(@Ctx() ctx: RequestContext, @Root() attendee: Attendee): boolean {
    return viewerOf(ctx).userId === attendee.userId;
  }

  @FieldResolver(() => EmailAddressScalar, {
    nullable: true,
    description:
      'Address; for the owner and staff, and for attendees with an ACTIVE meeting if the owner shares it. Null to others.',
  })
  email(@Ctx() ctx: RequestContext, @Root() attendee: Attendee): Promise<string | null> {
    return emailFor(ctx, attendee);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Phone number; for the owner and staff only, null to others.',
  })
  phone(@Ctx() ctx: RequestContext, @Root() attendee: Attendee): string | null {
    return attendeePolicy.readPrivate(viewerOf(ctx), attendee) ? attendee.phoneNumber : null;
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      'Whether attendees with an ACTIVE meeting with the person may see the e-mail; for the owner and staff only.',
  })
  sharesEmail(@Ctx() ctx: RequestContext, @Root() attendee: Attendee): boolean | null {
    return attendeePolicy.readPrivate(viewerOf(ctx), attendee) ? attendee.sharesEmail : null;
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      'Whether reminders and news of agreed meetings come by mail too; for the owner and staff only.',
  })
  mailsReminders(@Ctx() ctx: RequestContext, @Root() attendee: Attendee): boolean | null {
    return attendeePolicy.readPrivate(viewerOf(ctx), attendee) ? attendee.remindersMailed : null;
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description: 'Whether announcements come by mail too; for the owner and staff only.',
  })
  mailsAnnouncements(@Ctx() ctx: RequestContext, @Root() attendee: Attendee): boolean | null {
    return attendeePolicy.readPrivate(viewerOf(ctx), attendee) ? attendee.announcementsMailed : null;
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description: 'Whether requests for a meeting come by mail too; for the owner and staff only.',
  })
  mailsRequests(@Ctx() ctx: RequestContext, @Root() attendee: Attendee): boolean | null {
    return attendeePolicy.readPrivate(viewerOf(ctx), attendee) ? attendee.requestsMailed : null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Entry code of a CONFIRMED attendee; for the owner and staff only. Null while INVITED: the invite code opens an account, so only the mail carries it.',
  })
  inviteCode(@Ctx() ctx: RequestContext, @Root() attendee: Attendee): string | null {
    return attendeePolicy.readEntryCode(viewerOf(ctx), attendee) ? attendee.entryCode : null;
  }

  @FieldResolver(() => AttendeeStatus, {
    nullable: true,
    description: 'Whether the profile is complete; for the owner and staff only.',
  })
  status(@Ctx() ctx: RequestContext, @Root() attendee: Attendee): AttendeeStatus | null {
    return attendeePolicy.readPrivate(viewerOf(ctx), attendee) ? attendee.profileStatus : null;
  }

  @FieldResolver(() => AttendeeStage, {
    description:
      'How far the person is on the way to a place; for the owner and staff, to others always CONFIRMED. WITHDRAWN of the removed.',
  })
  stage(@Ctx() ctx: RequestContext, @Root() attendee: Attendee): AttendeeStage {
    return attendeePolicy.readPrivate(viewerOf(ctx), attendee) ? stageOf(attendee) : AttendeeStage.CONFIRMED;
  }

  @FieldResolver(() => Boolean, {
    description: 'Was taken away by staff, or has erased themselves: only the name is left, in what was.',
  })
  removed(@Root() attendee: Attendee): boolean {
    return attendee.profileStatus === AttendeeStatus.REMOVED;
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: 'When the last invitation or reminder was sent; for the owner and staff only.',
  })
  invitedAt(@Ctx() ctx: RequestContext, @Root() attendee: Attendee): Date | null {
    return attendeePolicy.readPrivate(viewerOf(ctx), attendee) ? attendee.mailedAt : null;
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description:
      'Since when an invitation waits to be mailed, at a DRAFT event until it is published; null if none waits. For staff only.',
  })
  invitationDueAt(@Ctx() ctx: RequestContext, @Root() attendee: Attendee): Date | null {
    return isStaff(viewerOf(ctx).role) ? attendee.dueAt : null;
  }

  @FieldResolver(() => Boolean, {
    description: 'The e-mail address is proven: a code or link that was mailed to it was used.',
  })
  async verified(@Ctx() ctx: RequestContext, @Root() attendee: Attendee): Promise<boolean> {
    return attendee.userId !== null && (await provenByUserId(ctx).load(attendee.userId));
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: 'First entry; for the owner and staff only, null to others and before.',
  })
  checkedInAt(@Ctx() ctx: RequestContext, @Root() attendee: Attendee): Date | null {
    return attendeePolicy.readPrivate(viewerOf(ctx), attendee) ? attendee.enteredAt : null;
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description:
      'When the profile was last changed; pass it as `expectedUpdatedAt` to edit this version. For the owner and staff only, null to others.',
  })
  updatedAt(@Ctx() ctx: RequestContext, @Root() attendee: Attendee): Date | null {
    return attendeePolicy.readPrivate(viewerOf(ctx), attendee) ? attendee.changedAt : null;
  }
}

/** Addresses of an attendee's pictures. */
export const AttendeePictures = pictureFields(() => Attendee, { avatar: 'the portrait', cover: 'the cover' });
