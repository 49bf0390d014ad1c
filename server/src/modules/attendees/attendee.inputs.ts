import { ArrayMaxSize, IsEmail, IsOptional, Matches, MaxLength, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { ImageScalar, type ImageInput } from '../../core/graphql/upload-scalars';
import { AttendeeCategory } from './attendee.entity';
import { InterestsInput } from './interests.service';

@InputType({ description: 'What a profile says.' })
class AttendeeKeys {
  @Field(() => String, { nullable: true, description: 'What one does; at most 200 characters.' })
  @IsOptional()
  @MaxLength(200)
  jobTitle?: string | null;

  @Field(() => String, { nullable: true, description: 'For whom one does it; at most 200 characters.' })
  @IsOptional()
  @MaxLength(200)
  organization?: string | null;

  @Field(() => String, { nullable: true, description: 'What one says of oneself; at most 5,000 characters.' })
  @IsOptional()
  @MaxLength(5_000)
  introduction?: string | null;

  @Field(() => String, { nullable: true, description: 'ISO 3166-1 alpha-2 code.' })
  @IsOptional()
  @Matches(/^\s*([A-Za-z]{2})?\s*$/, { message: 'Please enter a country code of two letters.' })
  country?: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number; at most 50 characters.' })
  @IsOptional()
  @MaxLength(50)
  phone?: string | null;

  @Field(() => ImageScalar, { nullable: true, description: 'Picture of the person.' })
  avatar?: ImageInput | null;

  @Field(() => ImageScalar, { nullable: true, description: 'Cover picture.' })
  cover?: ImageInput | null;

  @Field(() => AttendeeCategory, {
    nullable: true,
    description: 'As what one takes part; ATTENDEE at first.',
  })
  category?: AttendeeCategory | null;

  @Field(() => ID, { nullable: true, description: 'Company of the event whose team one is in.' })
  companyId?: string | null;

  @Field(() => [InterestsInput], {
    nullable: true,
    description: 'Interests by group, at most 20 groups; groups that are not named stay as they are.',
  })
  @IsOptional()
  @ArrayMaxSize(20)
  @ValidateNested()
  interests?: InterestsInput[] | null;
}

@InputType({ description: 'Somebody who is to attend.' })
export class CreateAttendeeInput extends AttendeeKeys {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;

  @Field(() => String, {
    description: 'Address; a user is made where there is none with it. At most 254 characters.',
  })
  @IsEmail({}, { message: 'Please enter an e-mail address.' })
  @MaxLength(254)
  email: string;

  @Field(() => String, { description: 'First name; 1 to 100 characters.' })
  @MaxLength(100)
  firstName: string;

  @Field(() => String, { description: 'Last name; 1 to 100 characters.' })
  @MaxLength(100)
  lastName: string;

  @Field(() => Boolean, { nullable: true, description: 'Mails the invitation at once.' })
  sendInvite?: boolean | null;
}

@InputType({ description: 'What is to be changed; what is absent stays as it is.' })
export class UpdateAttendeeInput extends AttendeeKeys {
  @Field(() => ID, { description: 'Id of the attendee.' })
  attendeeId: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Address, at most 254 characters. It can be corrected until the person has a password or another event.',
  })
  @IsOptional()
  @IsEmail({}, { message: 'Please enter an e-mail address.' })
  @MaxLength(254)
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'First name; 1 to 100 characters.' })
  @IsOptional()
  @MaxLength(100)
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: 'Last name; 1 to 100 characters.' })
  @IsOptional()
  @MaxLength(100)
  lastName?: string | null;
}

@InputType({ description: 'Who is to be removed.' })
export class DeleteAttendeeInput {
  @Field(() => ID, { description: 'Id of the attendee.' })
  attendeeId: string;
}

@InputType({ description: 'Who is to be reminded of the invitation.' })
export class SendInvitationReminderInput {
  @Field(() => ID, { description: 'Id of the attendee.' })
  attendeeId: string;
}

@InputType({ description: 'Who is to be invited.' })
export class InviteAttendeesInput {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;

  @Field(() => [ID], {
    nullable: true,
    description: 'At most 1,000 of its attendees; all who were not yet mailed an invitation without it.',
  })
  @IsOptional()
  @ArrayMaxSize(1_000)
  attendeeIds?: string[] | null;
}

@ObjectType({ description: 'Invitations that are on their way.', simpleResolvers: true })
export class InvitationsQueued {
  @Field(() => Int, { description: 'How many are mailed now.' })
  queued: number;
}
