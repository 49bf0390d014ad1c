import { Tally } from '../../core/graphql/tally';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { DateScalar } from '../../core/graphql/scalars';

@ObjectType({ description: 'How many chose an interest.', simpleResolvers: true })
export class InterestTally {
  @Field(() => String, { description: 'Name of the group.' })
  group: string;

  @Field(() => String, { description: 'The chosen option.' })
  term: string;

  @Field(() => Int, { description: 'How many attendees.' })
  count: number;
}

@ObjectType({ description: 'How many there were in one hour of the event clock.', simpleResolvers: true })
export class HourTally {
  @Field(() => Date, { description: 'When the hour began.' })
  startsAt: Date;

  @Field(() => Int, { description: 'How many.' })
  count: number;
}

@ObjectType({ description: 'Scans at one gate in one hour of the event clock.', simpleResolvers: true })
export class GateTally {
  @Field(() => String, { description: 'Name of the gate.' })
  gate: string;

  @Field(() => Date, { description: 'When the hour began.' })
  startsAt: Date;

  @Field(() => Int, { description: 'Ways in, re-entries too.' })
  in: number;

  @Field(() => Int, { description: 'Ways out.' })
  out: number;
}

@ObjectType({ description: 'Outcomes of meeting requests.', simpleResolvers: true })
export class MeetingFunnel {
  @Field(() => Int, { description: 'Meetings in every status.' })
  requested: number;

  @Field(() => Int, { description: 'Requests that were accepted.' })
  accepted: number;

  @Field(() => Int, {
    description:
      'Meetings that took place: one participant confirms it, or they are over and neither denies it.',
  })
  held: number;
}

@ObjectType({ description: 'How many there were on one day of the event clock.', simpleResolvers: true })
export class DayTally {
  @Field(() => DateScalar, { description: 'Day.' })
  date: string;

  @Field(() => Int, { description: 'How many.' })
  count: number;
}

@ObjectType({ description: 'How much a pod is used.', simpleResolvers: true })
export class PodUse {
  @Field(() => ID, { description: 'Id of the pod.' })
  podId: string;

  @Field(() => String, { description: 'Name of the pod.' })
  name: string;

  @Field(() => Int, { description: 'ACTIVE meetings there.' })
  meetings: number;

  @Field(() => Float, {
    description: 'Share of the meeting hours of all days that they take, 0 to 1; 0 where there are none.',
  })
  share: number;
}

@ObjectType({ description: 'A bookmarked attendee.', simpleResolvers: true })
export class BookmarkTally {
  @Field(() => Int, { description: 'How many have bookmarked this attendee.' })
  count: number;

  attendeeId: string;
}

@ObjectType({ description: 'Counts of an event.', simpleResolvers: true })
export class StatisticsTotals {
  @Field(() => Int, { description: 'Attendees, invited or confirmed.' })
  attendees: number;

  @Field(() => Int, { description: 'Confirmed attendees.' })
  confirmed: number;

  @Field(() => Int, { description: 'Attendees who have entered.' })
  checkedIn: number;

  @Field(() => Int, { description: 'Attendees who are inside now, by their last entry or exit.' })
  inside: number;

  @Field(() => Int, { description: 'Companies of all kinds.' })
  companies: number;

  @Field(() => Int, { description: 'Pods.' })
  pods: number;

  @Field(() => Int, { description: 'Meetings in every status, also of people who have left.' })
  meetings: number;

  @Field(() => Int, { description: 'Messages, also of people who have left.' })
  messages: number;

  @Field(() => Int, { description: 'Bookmarks of attendees.' })
  bookmarks: number;
}

@ObjectType({ description: 'What an exhibitor got out of an event.', simpleResolvers: true })
export class ExhibitorTally {
  @Field(() => ID, { description: 'Id of the company.' })
  companyId: string;

  @Field(() => String, { description: 'Name of the company.' })
  name: string;

  @Field(() => Int, { description: 'Visitors that its team recorded.' })
  leads: number;

  @Field(() => Int, { description: 'ACTIVE meetings of its team.' })
  meetings: number;
}

@ObjectType({ description: 'The ratings of a session.', simpleResolvers: true })
export class SessionTally {
  @Field(() => ID, { description: 'Id of the session.' })
  activityId: string;

  @Field(() => String, { description: 'Title of the session.' })
  title: string;

  @Field(() => Float, { description: 'Mean of its stars, 1 to 5.' })
  stars: number;

  @Field(() => Int, { description: 'How many rated it.' })
  count: number;
}

@ObjectType({
  description:
    'An event in numbers. People and pods that were removed do not count; their meetings and messages do.',
  simpleResolvers: true,
})
export class EventStatistics {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;

  @Field(() => StatisticsTotals, { description: 'The totals.' })
  totals: StatisticsTotals;

  @Field(() => [Tally], { description: 'Attendees by status, most first; one for each status.' })
  attendeesByStatus: Tally[];

  @Field(() => [Tally], {
    description: 'Attendees by ISO 3166-1 alpha-2 code of the country, most first; at most 250.',
  })
  attendeesByCountry: Tally[];

  @Field(() => [Tally], { description: 'Attendees by category, most first; one for each category.' })
  attendeesByCategory: Tally[];

  @Field(() => [InterestTally], {
    description:
      'Attendees by what they chose, most first within each group: at most all terms of the event, 20 groups of 500.',
  })
  attendeesByInterest: InterestTally[];

  @Field(() => [HourTally], {
    description:
      'First entries by hour: at most one for each hour since the first entry; hours without any are left out.',
  })
  checkInsByHour: HourTally[];

  @Field(() => [DayTally], {
    description:
      'Attendees by the day they were added: at most one for each day since the first; days without any are left out.',
  })
  registrationsByDay: DayTally[];

  @Field(() => [DayTally], {
    description:
      'Attendees by the day they confirmed: at most one for each day since the first; days without any are left out.',
  })
  confirmationsByDay: DayTally[];

  @Field(() => [GateTally], {
    description:
      'Scans by hour and gate: at most one for each gate and hour since the first entry; hours without any are left out.',
  })
  entriesByGate: GateTally[];

  @Field(() => [HourTally], {
    description:
      'People inside at the end of each hour with an entry or exit: at most one for each hour since the first entry.',
  })
  headCountByHour: HourTally[];

  @Field(() => MeetingFunnel, { description: 'Outcomes of meeting requests.' })
  meetingFunnel: MeetingFunnel;

  @Field(() => [Tally], { description: 'Meetings by status, most first; one for each status.' })
  meetingsByStatus: Tally[];

  @Field(() => [DayTally], {
    description:
      'ACTIVE meetings by the day they are on, at most one for each day of the event; days without any are left out.',
  })
  meetingsByDay: DayTally[];

  @Field(() => [PodUse], { description: 'Pods in the order of the floor; one for each pod of the event.' })
  podUse: PodUse[];

  @Field(() => [DayTally], {
    description:
      'Messages by day: at most one for each day since the first message; days without any are left out.',
  })
  messagesByDay: DayTally[];

  @Field(() => [BookmarkTally], { description: 'The ten most bookmarked attendees.' })
  topBookmarked: BookmarkTally[];

  @Field(() => [ExhibitorTally], {
    description: 'The ten exhibitors with the most leads and meetings together, the best first.',
  })
  topExhibitors: ExhibitorTally[];

  @Field(() => [SessionTally], { description: 'The ten sessions with the best ratings, the best first.' })
  topSessions: SessionTally[];
}

@ObjectType({ description: 'How many people share something.', simpleResolvers: true })
export class MixTally {
  @Field(() => String, { description: 'The shared value: a country code, or an interest.' })
  key: string;

  @Field(() => Int, { description: 'How many people; never fewer than 3.' })
  count: number;
}

@ObjectType({
  description:
    'Counts of the confirmed attendees of an event, for all attendees. Values that fewer than 3 of them share are left out.',
  simpleResolvers: true,
})
export class EventMix {
  @Field(() => ID, { description: 'Id of the event.' })
  eventId: string;

  @Field(() => [MixTally], { description: 'Countries, most people first; at most 100.' })
  countries: MixTally[];

  @Field(() => [MixTally], { description: 'Topics that people work on, most first; at most 100.' })
  industries: MixTally[];

  @Field(() => [MixTally], { description: 'Needs, the most frequent first; at most 100.' })
  seeking: MixTally[];

  @Field(() => [MixTally], { description: 'Offers, the most frequent first; at most 100.' })
  offering: MixTally[];
}
