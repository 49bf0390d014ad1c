import { IsOptional, ValidateNested } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { ExpectedVersionField } from '../../core/graphql/args';
import { CountryCodeScalar } from '../../core/graphql/scalars';
import { NeverEmpty } from '../../core/graphql/validation';
import { AreCountries, FreeText, MaxItems } from '../../core/graphql/input-rules';
import { FreeTextField, LineField, TextField } from '../../core/graphql/text-fields';
import { connectionOf, EventArgs, EventPageArgs } from '../../core/db/pagination';
import { fieldsOf, VERSION } from '../../core/graphql/fields-of';
import { AnswersCondition, type AnswersFilter, AnswersFilterField } from '../answers/index';
import { AttendeeCategory, AttendeeStatus } from '../attendees/index';
import { CompanyKind } from '../companies/index';
import { AnnouncementEntity, AnnouncementStatus } from './announcement.entity';

const COUNTRIES = 'Any of at most 50 countries; all where it is absent.';
const INTERESTS = 'Interests, from any group; any of at most 50.';
const GROUPS = 'In one of these groups; at most 51.';
const ANSWERS = 'One of these answers to each of these fields of the event; at most 10.';
const KINDS = 'In the team of a company of one of these kinds.';

@ObjectType({
  description: 'Which attendees an announcement is for, as they are when it is sent; all conditions hold.',
  simpleResolvers: true,
})
export class AnnouncementSegment {
  @Field(() => AttendeeStatus, { description: 'INVITED or CONFIRMED.' })
  status: AttendeeStatus;

  @Field(() => AttendeeCategory, { nullable: true, description: 'As what they take part; null for all.' })
  category?: AttendeeCategory | null;

  @Field(() => [CompanyKind], { nullable: true, description: `${KINDS} At most 4; null for all.` })
  companyKinds?: CompanyKind[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only the contacts of companies, or all other attendees; null for all.',
  })
  companyContacts?: boolean | null;

  @Field(() => [ID], { nullable: true, description: `${GROUPS} Null for all.` })
  groupIds?: string[] | null;

  @Field(() => [AnswersCondition], { nullable: true, description: `${ANSWERS} Null for all.` })
  answers?: AnswersCondition[] | null;

  @Field(() => [String], { nullable: true, description: `${INTERESTS} Null for all.` })
  interests?: string[] | null;

  @Field(() => [CountryCodeScalar], { nullable: true, description: `${COUNTRIES} Null for all.` })
  countries?: string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only people who have entered, or only those who have not; null for all.',
  })
  checkedIn?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only people with a confirmed meeting, or only those without any; null for all.',
  })
  hasMeetings?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Only people of the meeting program who wish to meet somebody, or only those of it who do not; null for all.',
  })
  hasWishes?: boolean | null;
}

@InputType({
  description:
    'Which attendees, as they are when it is sent. All conditions hold together; all the confirmed without any.',
})
export class AnnouncementSegmentInput {
  @Field(() => AttendeeStatus, {
    nullable: true,
    description:
      'INVITED or CONFIRMED, which it is when absent. The invited are reached by mail alone; people with an application are not among them.',
  })
  status?: AttendeeStatus | null;

  @Field(() => AttendeeCategory, { nullable: true, description: 'As what they take part.' })
  category?: AttendeeCategory | null;

  @Field(() => [CompanyKind], { nullable: true, description: `${KINDS} At most 4.` })
  @IsOptional()
  @MaxItems(4)
  companyKinds?: CompanyKind[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only the contacts of companies, or all other attendees.',
  })
  companyContacts?: boolean | null;

  @Field(() => [ID], { nullable: true, description: GROUPS })
  @IsOptional()
  @MaxItems(51)
  groupIds?: string[] | null;

  @AnswersFilterField(ANSWERS)
  answers?: AnswersFilter[] | null;

  @FreeText()
  @Field(() => [String], { nullable: true, description: INTERESTS })
  @IsOptional()
  @MaxItems(50)
  interests?: string[] | null;

  @Field(() => [CountryCodeScalar], { nullable: true, description: COUNTRIES })
  @IsOptional()
  @MaxItems(50)
  @AreCountries()
  countries?: string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only people who have entered, or only those who have not.',
  })
  checkedIn?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only people with a confirmed meeting, or only those without any.',
  })
  hasMeetings?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Only people of the meeting program who wish to meet somebody, or only those of it who do not.',
  })
  hasWishes?: boolean | null;
}

@ObjectType({ description: 'How many people a segment has now.', simpleResolvers: true })
export class AnnouncementAudience {
  @Field(() => Int, { description: 'People in the segment.' })
  people: number;

  @Field(() => Int, { description: 'Recipients who can see it in the portal: the confirmed.' })
  inPortal: number;

  @Field(() => Int, { description: 'Recipients who can be mailed.' })
  byMail: number;
}

@ObjectType({ description: 'How many of its recipients an announcement has reached.', simpleResolvers: true })
export class AnnouncementReach {
  @Field(() => Int, { description: 'Recipients who have read it in the portal.' })
  read: number;

  @Field(() => Int, { description: 'Recipients whose mail has been written.' })
  mailed: number;

  @Field(() => Int, { description: 'Recipients for which one or the other is true.' })
  reached: number;
}

@ObjectType({
  description: 'A message of the organisers to many attendees of an event at once.',
  simpleResolvers: true,
})
export class Announcement extends fieldsOf(AnnouncementEntity, {
  id: 'UUIDv7.',
  eventId: 'Event whose attendees it is for.',
  createdAt: 'When it was begun.',
  updatedAt: VERSION,
  title: 'Title, 1 to 120 characters.',
  text: 'Plain text, 1 to 2,000 characters.',
  segment: { type: () => AnnouncementSegment, description: 'Its recipients.' },
  inPortal: 'Is shown as a notification in the portal.',
  byMail: 'Is mailed.',
  status: 'How far it is.',
  sendAt: 'When it is or was to be sent; null for a draft.',
  sentAt: 'The time when all recipients had been sent it; null before.',
  recipientCount: 'How many people it is for; null until it is sent, since segments change.',
  authorName: 'Name of the user who wrote it.',
}) {}

export const AnnouncementConnection = connectionOf(Announcement, 'Announcement');

@ArgsType()
export class AnnouncementsArgs extends EventPageArgs {
  @Field(() => AnnouncementStatus, { nullable: true, description: 'Only those with this status.' })
  status?: AnnouncementStatus | null;

  @FreeTextField('Words of the title or text, accents and case ignored; at most 200 characters.', {
    max: 200,
    nullable: true,
  })
  search?: string | null;
}

@ArgsType()
export class AnnouncementAudienceArgs extends EventArgs {
  @Field(() => AnnouncementSegmentInput, { description: 'The attendees to count.' })
  @ValidateNested()
  segment: AnnouncementSegmentInput;
}

const TITLE = { message: 'A title has 1 to 120 characters.' };
const TEXT = { message: 'A text has 1 to 2,000 characters.' };

@NeverEmpty('title', 'text')
@InputType({ description: 'A new announcement, which is a draft until it is sent.' })
export class CreateAnnouncementInput {
  @Field(() => ID, { description: 'Event whose attendees it is for.' })
  eventId: string;

  @LineField('Title, 1 to 120 characters.', { min: 1, max: 120, ...TITLE })
  title: string;

  @TextField('Plain text, 1 to 2,000 characters.', { min: 1, max: 2_000, ...TEXT })
  text: string;

  @Field(() => AnnouncementSegmentInput, { description: 'Its recipients.' })
  @ValidateNested()
  segment: AnnouncementSegmentInput;

  @Field(() => Boolean, { description: 'Shows it in the portal.' })
  inPortal: boolean;

  @Field(() => Boolean, { description: 'Mails it.' })
  byMail: boolean;
}

@NeverEmpty('title', 'text', 'segment', 'inPortal', 'byMail')
@InputType({ description: 'Changes of a draft or a scheduled announcement. Absent fields stay unchanged.' })
export class UpdateAnnouncementInput {
  @Field(() => ID, { description: 'Which announcement.' })
  announcementId: string;

  @LineField('Title, 1 to 120 characters.', { min: 1, max: 120, ...TITLE, nullable: true })
  title?: string | null;

  @TextField('Plain text, 1 to 2,000 characters.', { min: 1, max: 2_000, ...TEXT, nullable: true })
  text?: string | null;

  @Field(() => AnnouncementSegmentInput, { nullable: true, description: 'Its recipients.' })
  @IsOptional()
  @ValidateNested()
  segment?: AnnouncementSegmentInput | null;

  @Field(() => Boolean, { nullable: true, description: 'Shows it in the portal.' })
  inPortal?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Mails it.' })
  byMail?: boolean | null;

  @ExpectedVersionField()
  expectedUpdatedAt?: Date | null;
}

@InputType({ description: 'An announcement to send, now or later.' })
export class SendAnnouncementInput {
  @Field(() => ID, { description: 'Which announcement.' })
  announcementId: string;

  @Field(() => Date, { nullable: true, description: 'When, within a year from now; now when absent.' })
  sendAt?: Date | null;
}

@InputType({ description: 'An announcement that waits and is not to be sent.' })
export class CancelAnnouncementInput {
  @Field(() => ID, { description: 'Which announcement.' })
  announcementId: string;
}

@InputType({ description: 'A draft or a cancelled announcement to delete.' })
export class DeleteAnnouncementInput {
  @Field(() => ID, { description: 'Which announcement.' })
  announcementId: string;
}
