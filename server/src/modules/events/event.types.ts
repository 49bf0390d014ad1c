import { IsOptional, MaxLength } from 'class-validator';
import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { Node } from '../../core/graphql/node';
import {
  CountryCodeScalar,
  DateScalar,
  EmailAddressScalar,
  LocalTimeScalar,
  TimeZoneScalar,
} from '../../core/graphql/scalars';
import { VersionField } from '../../core/graphql/args';
import { connectionOf, PageArgs } from '../../core/db/pagination';
import { Language } from '../../core/graphql/languages';
import { EventRegistration, EventStatus } from './event.entity';
import { InterestKind } from './interest.entity';
import { CompanyKind } from '../companies/index';

@ObjectType({ description: 'How many people have chosen a term.', simpleResolvers: true })
export class InterestTermUse {
  @Field(() => String, { description: 'The term.' })
  term: string;

  @Field(() => Int, { description: 'Attendees who have chosen it in this group, whatever their status.' })
  attendees: number;
}

@ObjectType({
  description: 'A group of interests that one may choose from at an event.',
  simpleResolvers: true,
})
export class InterestGroup {
  @Field(() => ID, { description: 'UUIDv7.' })
  id: string;

  @Field(() => String, { description: 'Name, unique within the event.' })
  name: string;

  @Field(() => InterestKind, { description: 'What the group is about.' })
  kind: InterestKind;

  @Field(() => [String], { description: 'What may be chosen, at most 500.' })
  terms: string[];
}

@ObjectType({ description: 'When meetings may take place on one day, in event time.', simpleResolvers: true })
export class MeetingHours {
  @Field(() => DateScalar, { description: 'Day.' })
  date: string;

  @Field(() => LocalTimeScalar, { description: 'Earliest start.' })
  from: string;

  @Field(() => LocalTimeScalar, { description: 'Latest end.' })
  to: string;
}

@ObjectType({
  description: 'A trade event or forum. Everything but users belongs to one.',
  implements: Node,
  simpleResolvers: true,
})
export class Event {
  @Field(() => ID, { description: 'UUIDv7.' })
  id: string;

  @Field(() => String, { description: 'Name of the event, 1 to 200 characters.' })
  title: string;

  @Field(() => String, { nullable: true, description: 'One line under the title.' })
  tagline: string | null;

  @Field(() => String, { nullable: true, description: 'What it is about.' })
  description: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the place.' })
  venue: string | null;

  @Field(() => String, { nullable: true, description: 'City of the place.' })
  city: string | null;

  @Field(() => CountryCodeScalar, { nullable: true, description: 'Country of the place.' })
  country: string | null;

  @Field(() => EmailAddressScalar, {
    nullable: true,
    description: 'Address of the organisers, to which replies to mails of the event go.',
  })
  contactEmail: string | null;

  @Field(() => TimeZoneScalar, { description: 'Time zone; times of the event are shown in it.' })
  timezone: string;

  @Field(() => Date, { description: 'When it begins.' })
  startsAt: Date;

  @Field(() => Date, { description: 'When it ends.' })
  endsAt: Date;

  @Field(() => String, { nullable: true, description: 'File name or path of the cover picture.' })
  cover: string | null;

  @Field(() => String, { nullable: true, description: 'File name or path of the logo.' })
  logo: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Colour of the event in the portal, `#rrggbb` in small letters; null for the colour of Podium. Each theme shows it in a shade that text is readable in.',
  })
  accentColor: string | null;

  @Field(() => [Language], {
    description: 'Languages that the event offers, 1 to 3; the first is its default.',
  })
  languages: Language[];

  @Field(() => EventStatus, { description: 'How far the event is.' })
  status: EventStatus;

  @Field(() => EventRegistration, { description: 'Who may join.' })
  registration: EventRegistration;

  @Field(() => Boolean, {
    description: 'Only users who have proven their e-mail address take part (`verifyEmail`).',
  })
  requiresVerifiedEmail: boolean;

  @Field(() => Int, { description: 'Length of a meeting in minutes.' })
  slotMinutes: number;

  @Field(() => Int, { description: 'Minutes between two meetings.' })
  gapMinutes: number;

  @Field(() => [MeetingHours], { description: 'When meetings may take place, by day; at most 200.' })
  meetingHours: MeetingHours[];

  @VersionField()
  updatedAt: Date;
}

export const EventConnection = connectionOf(Event, 'Event');

@ArgsType()
export class EventsArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description: 'Words of the title, the city or the venue; at most 200 characters.',
  })
  @IsOptional()
  @MaxLength(200)
  search?: string | null;

  @Field(() => EventStatus, {
    nullable: true,
    description: 'Only events that are this far. Attendees see PUBLISHED ones alone.',
  })
  status?: EventStatus | null;
}

@ObjectType({ description: 'How many companies of one kind there are.', simpleResolvers: true })
export class CompanyKindCount {
  @Field(() => CompanyKind, { description: 'The kind.' })
  kind: CompanyKind;

  @Field(() => Int, { description: 'How many.' })
  count: number;
}

@ObjectType({ description: 'How much there is at an event.', simpleResolvers: true })
export class EventCounts {
  @Field(() => Int, { description: 'Attendees who have confirmed.' })
  attendees: number;

  @Field(() => [CompanyKindCount], { description: 'Companies by kind: one for each of the four kinds.' })
  companies: CompanyKindCount[];

  @Field(() => Int, { description: 'Pods.' })
  pods: number;

  @Field(() => Int, { description: 'Sessions and breaks of the schedule.' })
  activities: number;
}
