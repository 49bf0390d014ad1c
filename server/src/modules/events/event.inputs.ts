import { ArrayMinSize, ArrayUnique, IsOptional, Length, Max, Min, ValidateNested } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import {
  CountryCodeScalar,
  DateScalar,
  EmailAddressScalar,
  LocalTimeScalar,
  TimeZoneScalar,
} from '../../core/graphql/scalars';
import { CheckInputBesideData, noneEmpty } from '../../core/graphql/validation';
import { eventChangeErrors, newEventErrors } from './event.rules';
import { ExpectedVersionField } from '../../core/graphql/args';
import { ImageScalar, type ImageInput } from '../../core/graphql/upload-scalars';
import {
  IsCountry,
  IsDay,
  IsEmailAddress,
  IsLocalTime,
  IsTimeZone,
  MaxItems,
  OneLine,
} from '../../core/graphql/input-rules';
import { LineField, NameField, TextField } from '../../core/graphql/text-fields';
import { Language } from '../../core/graphql/languages';
import { IsAccent } from './event-accent';
import { EventRegistration, EventStatus } from './event.entity';
import { InterestKind } from './interest.entity';

const TITLE = { min: 1, max: 200, message: 'A title has 1 to 200 characters.' };
const TERM = { min: 1, max: 100, message: 'A term has 1 to 100 characters.' };
const SHORT = { max: 200, message: 'This has at most 200 characters.' };

@InputType({ description: 'When meetings may take place on one day, in event time.' })
export class MeetingHoursInput {
  @Field(() => DateScalar, { description: 'Day of the event.' })
  @IsDay()
  date: string;

  @Field(() => LocalTimeScalar, { description: 'Earliest start.' })
  @IsLocalTime()
  from: string;

  @Field(() => LocalTimeScalar, {
    description:
      'Latest end, after `from`; `24:00` is midnight. Hours that go on at `00:00` of the next day are one with these.',
  })
  @IsLocalTime()
  to: string;
}

@InputType({ description: 'A renamed term; attendees who have chosen it keep it.' })
export class InterestTermRenameInput {
  @LineField('The text that it has now; one that the group does not have is passed over.', TERM)
  from: string;

  @LineField(
    'Its new text, which is among the `terms` of the group. Where there is such a term already, the two become one.',
    TERM,
  )
  to: string;
}

@InputType({ description: 'A group of interests. Groups that seek and that offer share one list of terms.' })
export class InterestGroupInput {
  @Field(() => ID, {
    nullable: true,
    description:
      'A known group of the event, which keeps its choices under another name; without it, a group of the same name is the known one.',
  })
  groupId?: string | null;

  @LineField('Name, 1 to 100 characters, unique within the event.', {
    min: 1,
    max: 100,
    message: 'A group has a name of 1 to 100 characters.',
  })
  name: string;

  @Field(() => InterestKind, {
    nullable: true,
    description:
      'The kind of the group; when absent, a known group keeps its kind, and a new one is a TOPIC.',
  })
  kind?: InterestKind | null;

  @OneLine()
  @Field(() => [String], {
    description: 'The terms to choose from: at most 500 of 1 to 100 characters, each once.',
  })
  @ArrayMinSize(1, { message: 'A group has at least one term.' })
  @MaxItems(500)
  @Length(1, 100, { each: true, message: 'A term has 1 to 100 characters.' })
  terms: string[];

  @Field(() => [InterestTermRenameInput], {
    nullable: true,
    description: 'Terms that get another text, at most 500, in this order.',
  })
  @IsOptional()
  @MaxItems(500)
  @ValidateNested()
  renames?: InterestTermRenameInput[] | null;
}

/** Fields of both inputs. Pictures are names of stored files. */
@InputType()
export abstract class EventSettings {
  @LineField('One line under the title, at most 200 characters.', { ...SHORT, nullable: true })
  tagline?: string | null;

  @TextField('Description, at most 20,000 characters.', {
    max: 20_000,
    message: 'A description has at most 20,000 characters.',
    nullable: true,
  })
  description?: string | null;

  @LineField('Name of the place, at most 200 characters.', { ...SHORT, nullable: true })
  venue?: string | null;

  @LineField('City of the place, at most 200 characters.', { ...SHORT, nullable: true })
  city?: string | null;

  @Field(() => CountryCodeScalar, { nullable: true, description: 'Country of the place.' })
  @IsCountry()
  country?: string | null;

  @Field(() => EmailAddressScalar, {
    nullable: true,
    description:
      'Address of the organisers, to which replies to mails of the event go; at most 254 characters.',
  })
  @IsEmailAddress()
  contactEmail?: string | null;

  @Field(() => TimeZoneScalar, {
    nullable: true,
    description: 'Time zone; UTC for a new event without it. A new one alone moves no instant.',
  })
  @IsTimeZone()
  timezone?: string | null;

  @Field(() => ImageScalar, { nullable: true, description: 'Cover picture.' })
  cover?: ImageInput | null;

  @Field(() => ImageScalar, { nullable: true, description: 'Logo.' })
  logo?: ImageInput | null;

  @OneLine()
  @Field(() => String, {
    nullable: true,
    description:
      'Colour of the event in the portal, `#rrggbb`; null or empty for the colour of Podium. One that no shade of is readable (4.5:1) in the light or the dark theme is refused.',
  })
  @IsAccent()
  accentColor?: string | null;

  @Field(() => [Language], {
    nullable: true,
    description: 'Languages that the event offers, 1 to 3, the default first; all for a new event.',
  })
  @IsOptional()
  @ArrayMinSize(1, { message: 'An event offers at least one language.' })
  @ArrayUnique({ message: 'A language stands here once.' })
  @MaxItems(3)
  languages?: Language[] | null;

  @Field(() => EventStatus, { nullable: true, description: 'How far the event is; DRAFT for a new one.' })
  status?: EventStatus | null;

  @Field(() => EventRegistration, {
    nullable: true,
    description: 'The rule of registration; INVITE_ONLY for a new event.',
  })
  registration?: EventRegistration | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'How many people may take part, 1 to 1,000,000; null for any number. A lower one takes no place away.',
  })
  @IsOptional()
  @Min(1, { message: 'An event has at least one place.' })
  @Max(1_000_000, { message: 'An event has at most 1,000,000 places.' })
  capacity?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Only users who have proven their e-mail address take part; false for a new event. Switched on, it keeps out unproven attendees until they prove it.',
  })
  requiresVerifiedEmail?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Length of a meeting, 5 to 240 minutes; 20 for a new event.',
  })
  @IsOptional()
  @Min(5, { message: 'A meeting lasts at least 5 minutes.' })
  @Max(240, { message: 'A meeting lasts at most 240 minutes.' })
  slotMinutes?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Time between two meetings, 0 to 120 minutes; 5 for a new event.',
  })
  @IsOptional()
  @Min(0, { message: 'A gap is not negative.' })
  @Max(120, { message: 'A gap is at most 120 minutes.' })
  gapMinutes?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Erases the people of the event so many days after its end, 30 to 1,095, and at least 7 days after administrators were warned; never where null, as in a new event.',
  })
  @IsOptional()
  @Min(30, { message: 'People are kept for at least 30 days.' })
  @Max(1_095, { message: 'People are kept for at most 1,095 days.' })
  keepDays?: number | null;

  @Field(() => [MeetingHoursInput], {
    nullable: true,
    description: 'When meetings may take place: at most 200, on days of the event, not overlapping.',
  })
  @IsOptional()
  @MaxItems(200)
  @ValidateNested()
  meetingHours?: MeetingHoursInput[] | null;

  @Field(() => [InterestGroupInput], {
    nullable: true,
    description:
      'All groups of interests, at most 20, in their order. Groups and terms that are not among them go, with the choices of attendees; those that stay keep theirs.',
  })
  @IsOptional()
  @MaxItems(20)
  @ValidateNested()
  interestGroups?: InterestGroupInput[] | null;
}

export const titleErrors = noneEmpty('title');

/** Required fields of an event. */
export const eventEmptyErrors = noneEmpty(
  'title',
  'startsAt',
  'endsAt',
  'timezone',
  'languages',
  'status',
  'registration',
  'requiresVerifiedEmail',
  'slotMinutes',
  'gapMinutes',
);

@CheckInputBesideData(newEventErrors)
@CheckInputBesideData(titleErrors)
@InputType({ description: 'A new event.' })
export class CreateEventInput extends EventSettings {
  @NameField('Title, 1 to 200 characters.', TITLE)
  title: string;

  @Field(() => Date, { description: 'When it begins.' })
  startsAt: Date;

  @Field(() => Date, { description: 'When it ends; after the beginning, and at most 60 days after it.' })
  endsAt: Date;
}

@CheckInputBesideData(eventChangeErrors)
@CheckInputBesideData(eventEmptyErrors)
@InputType({ description: 'Changes of an event. Absent fields stay unchanged.' })
export class UpdateEventInput extends EventSettings {
  @Field(() => ID, { description: 'Which event.' })
  eventId: string;

  @NameField('Title, 1 to 200 characters.', { ...TITLE, nullable: true })
  title?: string | null;

  @Field(() => Date, { nullable: true, description: 'When it begins.' })
  startsAt?: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When it ends; after the beginning, and at most 60 days after it.',
  })
  endsAt?: Date | null;

  @ExpectedVersionField()
  expectedUpdatedAt?: Date | null;
}

@InputType({ description: 'An event to make another one like it.' })
export class DuplicateEventInput {
  @Field(() => ID, { description: 'Which event.' })
  eventId: string;

  @NameField('Title of the new one; "Copy of …" when absent.', {
    max: 200,
    message: TITLE.message,
    nullable: true,
  })
  title?: string | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'When the new one begins; its end and its meeting hours move along. The same time when absent.',
  })
  startsAt?: Date | null;
}
