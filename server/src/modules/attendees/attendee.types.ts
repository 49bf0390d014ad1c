import { IsOptional, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { Node } from '../../core/graphql/node';
import { defineEnum, describeEnum } from '../../core/graphql/enums';
import { AreCountries, FreeText, IsEmailAddress, MaxItems } from '../../core/graphql/input-rules';
import { FreeTextField } from '../../core/graphql/text-fields';
import { CountryCodeScalar, EmailAddressScalar } from '../../core/graphql/scalars';
import { connectionOf, PageArgs } from '../../core/db/pagination';
import { fieldsOf } from '../../core/graphql/fields-of';
import { type AnswersFilter, AnswersFilterField, type Answers } from '../answers/index';
import { InterestsFilter } from '../interests/index';
import {
  AttendeeCategory,
  AttendeeEntity,
  AttendeeStage,
  AttendeeStatus,
  type ApplicationStage,
} from './attendee.entity';

describeEnum(AttendeeCategory, {
  name: 'AttendeeCategory',
  description: 'As what one takes part.',
  values: {
    ATTENDEE: 'Visits the event.',
    SPEAKER: 'Speaks at the event.',
    INVESTOR: 'Looks for companies to invest in.',
  },
});
export const AttendeeSort = defineEnum(
  'AttendeeSort',
  'By last and first name, the latest confirmed first, or the best match first.',
  {
    NAME: 'By last name, then first name.',
    RECENT: 'The latest confirmed first.',
    BEST_MATCH:
      'The best match of the viewer first, then those without a match and the dismissed by name. Of a search by text, those whose name or organization is closest come first. By name for staff, who have no matches, and in files.',
    NAME_DESC: 'By last name, then first name, from the end.',
    NEWEST: 'The latest added first.',
    OLDEST: 'The first added first.',
    WAITING:
      'Those who have been at their stage the longest first, so that a line stands in its order; of several stages with INVITED or CONFIRMED, those added first.',
    ORGANIZATION: 'By organization; those without one last.',
    ORGANIZATION_DESC: 'By organization from the end; those without one first.',
  },
);
export type AttendeeSort = keyof typeof AttendeeSort;

@ObjectType({ description: "One user's profile in one event.", implements: Node, simpleResolvers: true })
export class Attendee extends fieldsOf(AttendeeEntity, {
  id: 'UUIDv7.',
  eventId: 'Event that the profile is for.',
  firstName: 'First name.',
  lastName: 'Last name.',
  jobTitle: 'Job title.',
  organization: 'Organization that the person works for.',
  introduction: 'Introduction.',
  country: { type: () => CountryCodeScalar, description: 'Country that one operates in.' },
  avatar: 'File name or path of the picture.',
  cover: 'File name or path of the cover picture.',
  category: 'As what one takes part.',
}) {
  /** Null once removed. */
  userId: string | null;
  companyId: string | null;
  speaksForCompany: boolean;
  phoneNumber: string | null;
  entryCode: string;
  givenAnswers: Answers;
  profileStatus: AttendeeStatus;
  applicationStage: ApplicationStage | null;
  enteredAt: Date | null;
  mailedAt: Date | null;
  dueAt: Date | null;
  changedAt: Date;
  sharesEmail: boolean;
  remindersMailed: boolean;
  announcementsMailed: boolean;
  requestsMailed: boolean;
}

export const AttendeeConnection = connectionOf(Attendee, 'Attendee');

@ObjectType({ description: 'An attendee who was added, changed or removed.', simpleResolvers: true })
export class AttendeeChange {
  @Field(() => ID, { description: 'Id of the attendee.' })
  attendeeId: string;

  @Field(() => Attendee, {
    nullable: true,
    description: 'The attendee as they are when it is delivered; null once they were removed.',
  })
  attendee: Attendee | null;
}

@InputType({ description: 'Which attendees; all conditions hold together.' })
export class AttendeeFilter {
  @FreeTextField(
    'Words of the name, job title or organization, accents and case ignored; at most 200 characters.',
    { max: 200, nullable: true },
  )
  search?: string | null;

  @FreeTextField(
    'Words of the name, job title, organization or interests, of which all have to be found; without an exact match, similar words count. Accents and case are ignored. At most 6 words count, and 200 characters.',
    { max: 200, nullable: true },
  )
  text?: string | null;

  @Field(() => [CountryCodeScalar], { nullable: true, description: 'Any of at most 50 countries.' })
  @IsOptional()
  @MaxItems(50)
  @AreCountries()
  countries?: string[] | null;

  @Field(() => AttendeeCategory, { nullable: true, description: 'As what they take part.' })
  category?: AttendeeCategory | null;

  @FreeText()
  @Field(() => [String], { nullable: true, description: 'Interests, from any group; any of at most 50.' })
  @IsOptional()
  @MaxItems(50)
  interests?: string[] | null;

  @Field(() => [InterestsFilter], {
    nullable: true,
    description: 'Interests by group, at most 20 groups; in each of them one of the terms was chosen.',
  })
  @IsOptional()
  @MaxItems(20)
  @ValidateNested()
  interestsByGroup?: InterestsFilter[] | null;

  @FreeTextField('Part of the name of the organization, accents and case ignored; at most 200 characters.', {
    max: 200,
    nullable: true,
  })
  organization?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Only attendees that the viewer has bookmarked.' })
  bookmarked?: boolean | null;

  @Field(() => AttendeeStatus, {
    nullable: true,
    description:
      'Only attendees with this status. Without it staff and API tokens see all, others the CONFIRMED. For staff alone; the REMOVED are in no list.',
  })
  status?: AttendeeStatus | null;

  @Field(() => [AttendeeStatus], {
    nullable: true,
    description:
      'Only attendees with one of these statuses, at most 2: INVITED and CONFIRMED; in place of `status`. For staff alone; the REMOVED are in no list.',
  })
  @IsOptional()
  @MaxItems(2)
  statuses?: AttendeeStatus[] | null;

  @Field(() => [AttendeeStage], {
    nullable: true,
    description:
      'Only attendees at one of these stages, at most 7; in place of `status` and `statuses`. For staff alone.',
  })
  @IsOptional()
  @MaxItems(7)
  stages?: AttendeeStage[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Only attendees who were mailed an invitation, or only those who never were. For staff alone.',
  })
  invited?: boolean | null;

  @Field(() => ID, { nullable: true, description: 'Only the team of this company.' })
  companyId?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'Only attendees who are in one of these groups, at most 51. For staff alone.',
  })
  @IsOptional()
  @MaxItems(51)
  groupIds?: string[] | null;

  @AnswersFilterField(
    'Answers to fields of the event, at most 10; of each of them one was given. For others than staff to fields whose answers they see.',
  )
  answers?: AnswersFilter[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only attendees who have entered, or only those who have not. For staff alone.',
  })
  checkedIn?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only users whose address is verified, or is not. For staff alone.',
  })
  verified?: boolean | null;

  @Field(() => EmailAddressScalar, {
    nullable: true,
    description: 'Only the one with this e-mail address, whole and in any case. For staff alone.',
  })
  @IsOptional()
  @IsEmailAddress()
  email?: string | null;
}

@ArgsType()
export class AttendeesArgs extends PageArgs {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;

  @Field(() => AttendeeFilter, { nullable: true, description: 'Which attendees; all without it.' })
  @IsOptional()
  @ValidateNested()
  filter?: AttendeeFilter | null;

  @Field(() => AttendeeSort, { defaultValue: AttendeeSort.NAME, description: 'In what order.' })
  sort: AttendeeSort;
}
