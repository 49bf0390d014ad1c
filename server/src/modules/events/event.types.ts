import { IsOptional, MaxLength } from 'class-validator';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { Node } from '../../core/graphql/node';
import {
  CountryCodeScalar,
  DateScalar,
  EmailAddressScalar,
  LocalTimeScalar,
  TimeZoneScalar,
} from '../../core/graphql/scalars';
import { connectionOf, PageArgs } from '../../core/db/pagination';
import { Language } from '../../core/graphql/languages';
import { fieldsOf, VERSION } from '../../core/graphql/fields-of';
import { EventEntity, EventStatus } from './event.entity';
import { InterestGroupEntity } from './interest.entity';
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
export class InterestGroup extends fieldsOf(InterestGroupEntity, {
  id: 'UUIDv7.',
  name: 'Name, unique within the event.',
  kind: 'The kind of the group.',
}) {
  @Field(() => [String], { description: 'The terms to choose from, at most 500.' })
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
export class Event extends fieldsOf(EventEntity, {
  id: 'UUIDv7.',
  title: 'Name of the event, 1 to 200 characters.',
  tagline: 'One line under the title.',
  description: 'Description.',
  venue: 'Name of the place.',
  city: 'City of the place.',
  country: { type: () => CountryCodeScalar, description: 'Country of the place.' },
  contactEmail: {
    type: () => EmailAddressScalar,
    description: 'Address of the organisers, to which replies to mails of the event go.',
  },
  timezone: { type: () => TimeZoneScalar, description: 'Time zone; times of the event are shown in it.' },
  startsAt: 'When it begins.',
  endsAt: 'When it ends.',
  cover: 'File name or path of the cover picture.',
  logo: 'File name or path of the logo.',
  accentColor:
    'Colour of the event in the portal, `#rrggbb` in small letters; null for the colour of Podium. Each theme shows it in a shade that text is readable in.',
  languages: {
    type: () => [Language],
    description: 'Languages that the event offers, 1 to 3; the first is its default.',
  },
  status: 'How far the event is.',
  registration: 'The rule of registration.',
  requiresVerifiedEmail: 'Only users who have proven their e-mail address take part (`verifyEmail`).',
  slotMinutes: 'Length of a meeting in minutes.',
  gapMinutes: 'Minutes between two meetings.',
  meetingHours: {
    type: () => [MeetingHours],
    description: 'When meetings may take place, by day; at most 200.',
  },
  keepDays: 'Its people are erased so many days after its end; null for never.',
  updatedAt: VERSION,
}) {
  /** How many people may take part. */
  capacity: number | null;
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
